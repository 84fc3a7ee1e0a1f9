/// The version of the derivation: frames of one document and configuration are the same for the
/// same version, on every machine. Raised whenever a rule that changes frames or findings changes:
/// a test holds digests of many answers against those recorded for this version.
public enum EngineVersion {
  public static let current = 32
}
