import Foundation
import LayoutModel
import LayoutService

/// Storyboards written for these tests: screens with a title and a button of a given width.
enum Fixtures {
  /// One screen per entry; the ids of screen n are `vN`, `tN` (title), `bN` (button), `wN` (its width).
  static func storyboard(buttons: [Int], top: Int = 20, image: Int? = nil) -> [UInt8] {
    let scenes = buttons.enumerated().map { number, width in
      """
              <scene sceneID="s\(number)"><objects>
                  <viewController id="c\(number)" title="Screen \(number)" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="v\(number)">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="t\(number)">
                                  <rect key="frame" x="16" y="\(59 + (number == 0 ? top : 20))" width="361" height="21"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              </label>
                              <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)">
                                  <rect key="frame" x="16" y="300" width="\(width)" height="44"/>
                                  <constraints>
                                      <constraint firstAttribute="width" constant="\(width)" id="w\(number)"/>
                                      <constraint firstAttribute="height" constant="44" id="h\(number)"/>
                                  </constraints>
                                  <state key="normal" title="Buy"/>
                              </button>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="g\(number)"/>
                          <constraints>
                              <constraint firstItem="t\(number)" firstAttribute="top" secondItem="g\(number)" secondAttribute="top" constant="\(number == 0 ? top : 20)" id="k\(number)a"/>
                              <constraint firstItem="t\(number)" firstAttribute="leading" secondItem="g\(number)" secondAttribute="leading" constant="16" id="k\(number)b"/>
                              <constraint firstItem="g\(number)" firstAttribute="trailing" secondItem="t\(number)" secondAttribute="trailing" constant="16" id="k\(number)c"/>
                              <constraint firstItem="b\(number)" firstAttribute="top" secondItem="t\(number)" secondAttribute="bottom" constant="24" id="k\(number)d"/>
                              <constraint firstItem="b\(number)" firstAttribute="leading" secondItem="g\(number)" secondAttribute="leading" constant="16" id="k\(number)e"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects></scene>
      """
    }
    let resources = image.map {
      "    <resources><image name=\"extra\" width=\"\($0)\" height=\"\($0)\"/></resources>\n"
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      \(resources ?? "")</document>

      """.utf8)
  }

  static func tree(
    _ files: [DocumentPath: [UInt8]], folders: [DocumentPath] = []
  ) -> WorkTree {
    WorkTree(
      files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) },
      folders: folders)
  }

  /// Runs `body` with an empty store in a folder that goes away afterwards.
  static func withWorkspace<Value>(
    _ body: (Workspace) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(try Workspace.create(at: folder.appending(path: "store.sqlite").path))
  }

  /// The package's root, from this file's place in it.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func examples() throws -> [SourceFile] {
    let folder = root.appending(path: "Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
      SourceFile(
        path: DocumentPath($0), bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
  }
}

extension Workspace {
  /// Commits with what these tests do not care about filled in.
  @discardableResult
  func commit(_ tree: WorkTree, _ message: String = "m") async throws -> CommitReport {
    try await commit(CommitRequest(tree: tree, message: message, author: "Ada", time: 1))
  }
}
