internal import DeviceCatalogue
public import LayoutModel

/// A sweep as a user words it: texts as typed.
///
/// All but the side that moves is held as the target says, and as the usual device has it where the
/// target says nothing.
public struct SweepRequest: Sendable {
  public var target = TargetRequest()
  public var side = Side.width
  /// The ends of the range, points or names of text sizes; nil = the usual ones.
  public var from: String?
  public var to: String?

  /// What goes through a range.
  public enum Side: Sendable { case width, height, textSize }

  public init() {}

  /// What is held, and what moves.
  public func plan() throws(WorkspaceError) -> (configuration: Configuration, course: Sweep.Course)
  {
    var target = target
    guard !target.isAsDesigned, target.matrix == nil else {
      throw .badConfiguration("a sweep holds one configuration: give a device or a size")
    }
    guard target.moreDevices.isEmpty else {
      throw .badConfiguration("a sweep holds one configuration: name one device")
    }
    if side == .textSize, target.type != nil {
      throw .badConfiguration("the text size moves: it has two ends, such as XS and AX5")
    }
    if target.size == nil, target.device == nil { target.device = TargetRequest.usualDevice }
    guard case .matrix(let matrix) = try target.target(),
      let configuration = matrix.configurations.first
    else { throw .contradictoryTarget }
    return (configuration, try course())
  }

  private func course() throws(WorkspaceError) -> Sweep.Course {
    switch side {
    case .width:
      let (from, to) = try points(320, 1376)
      return .width(from: from, to: to)
    case .height:
      let (from, to) = try points(480, 1376)
      return .height(from: from, to: to)
    case .textSize:
      let (from, to) = (try textSize(from, .extraSmall), try textSize(to, .accessibility5))
      guard from <= to else {
        throw .badConfiguration("text sizes go from small to large, as from XS to AX5")
      }
      return .contentSize(from: from, to: to)
    }
  }

  private func points(
    _ usualFrom: Double, _ usualTo: Double
  ) throws(WorkspaceError) -> (Double, Double) {
    func end(_ text: String?, _ usual: Double) throws(WorkspaceError) -> Double {
      guard let text else { return usual }
      guard let value = Double(text), (1...10_000).contains(value) else {
        throw .badConfiguration("\"\(text)\" is no end of a range; give points from 1 to 10000")
      }
      return value
    }
    let from = try end(from, usualFrom)
    let to = try end(to, max(usualTo, from + 1))
    guard from < to else {
      throw .badConfiguration("a range goes from less to more points, as from 320 to 1376")
    }
    return (from, to)
  }

  private func textSize(
    _ text: String?, _ usual: ContentSizeCategory
  ) throws(WorkspaceError) -> ContentSizeCategory {
    guard let text else { return usual }
    guard let size = ContentSizeCategory(rawValue: text.uppercased()) else {
      throw .badConfiguration("\"\(text)\" is no text size; give XS to XXXL or AX1 to AX5")
    }
    return size
  }
}
