/// The version of the derivation: frames of one document and configuration are the same for the
/// same version, on every machine. Raised whenever a rule that changes frames or findings changes.
public enum EngineVersion {
  public static let current = 5
}
