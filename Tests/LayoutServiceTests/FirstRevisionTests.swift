import LayoutModel
import LayoutService
import Testing

/// What a first revision brought is counted by its rows. The oracle is the same store without rows, for
/// which every document is read and solved.
struct `What a first revision brought` {
  private static let twoScenes = scenes(["one", "two"])
  /// The second scene has views of the first one's ids.
  private static let alike = scenes(["one", "one"])

  private static func scenes(_ names: [String]) -> [UInt8] {
    let scenes = names.enumerated().map { place, name in
      """
      <scene sceneID="s\(place)"><objects>
      <viewController id="c\(place)" title="\(name) \\"\(place)\\"" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v-\(name)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="n-\(name)"/>
      </subviews><constraints>
      <constraint firstItem="n-\(name)" firstAttribute="width" constant="40" id="w-\(name)"/>
      </constraints></view></viewController></objects></scene>
      """
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n").replacing("\\\"", with: "&quot;"))</scenes></document>
      """.utf8)
  }

  private func files() throws -> [DocumentPath: [UInt8]] {
    var files: [DocumentPath: [UInt8]] = [
      "Two.storyboard": Self.twoScenes, "Alike.storyboard": Self.alike,
      "Broken.storyboard": Array("<document".utf8),
      "Mac.storyboard": Array(
        String(decoding: Self.twoScenes, as: UTF8.self)
          .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa").utf8),
    ]
    for file in try Fixtures.examples() { files[file.path] = try file.read() }
    return files
  }

  /// The comparison of the first revision after two, in the words that are printed.
  private func told(isUnsolved: Bool) async throws -> (Comparison, [String]) {
    try await Fixtures.withWorkspace { workspace in
      var files = try files()
      var first: Revision?
      for top in [20, 30] {
        // A later revision's views have numbers of their own.
        files["A.storyboard"] = Fixtures.storyboard(buttons: top == 20 ? [30] : [30, 60], top: top)
        var request = CommitRequest(
          tree: Fixtures.tree(files), message: "top \(top)", author: "Ada", time: 1_700_000_000)
        request.isUnsolved = isUnsolved
        let revision = try await workspace.commit(request).revision
        first = first ?? revision
      }
      let comparison = try await workspace.diff(to: first?.id.rawValue).comparison
      let words = comparison.documents.map { document in
        let scenes = document.scenes.map {
          "\($0.scene) \($0.title) \($0.isNew) \($0.frames.count)"
        }
        let structure = document.structure.map {
          "\($0.kind) \($0.text) \(String(describing: $0.location))"
        }
        return "\(document.path) \(document.edit) \(document.reasonNotSolved ?? "-") "
          + "\(document.isUnreadable) \(structure) \(scenes)"
      }
      return (comparison, words)
    }
  }

  @Test func `rows tell the same as documents that are read and solved`() async throws {
    let (byRows, words) = try await told(isUnsolved: false)
    let (bySolving, expected) = try await told(isUnsolved: true)
    #expect(words == expected)
    #expect(byRows.found == bySolving.found)
    #expect(byRows.found.errors + byRows.found.warnings > 0)
    #expect(byRows.givenUp.isEmpty)
    #expect(byRows.work.solved == 0)
    #expect(byRows.work.reused == bySolving.work.solved)
    // What was counted names no views.
    let counted = byRows.documents.filter { document in
      document.edit == .added && document.structure.contains { $0.views.isEmpty }
    }.map(\.path)
    #expect(counted.count > 2)
    #expect(!counted.contains("Alike.storyboard"))
    #expect(!bySolving.documents.contains { !$0.scenes.isEmpty && $0.structure[0].views.isEmpty })
  }
}
