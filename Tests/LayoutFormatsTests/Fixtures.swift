import LayoutFormats
import LayoutModel

/// Documents written for these tests.
enum Fixtures {
  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func read(_ text: String, path: String = "Test.xib") throws -> Document {
    try InterfaceBuilderReader.read(bytes(text), path: path)
  }

  /// A xib with one root view `V` that holds `content` as its children.
  static func xib(
    _ content: String, attributes: String = "useSafeAreas=\"YES\"", tools: String = "23504"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" \(attributes) colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="V">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(content)
            </view>
        </objects>
        <resources>
            <image name="p" width="40" height="20"/>
            <image name="star" catalog="system" width="128" height="116"/>
        </resources>
    </document>

    """
  }

  /// The document of the specification's worked reading: a label above a picture.
  static let card = xib(
    """
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                        <rect key="frame" x="16" y="28" width="343" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                    </label>
                    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="p" translatesAutoresizingMaskIntoConstraints="NO" id="I">
                        <rect key="frame" x="0.0" y="56.5" width="375" height="187.5"/>
                        <constraints>
                            <constraint firstAttribute="width" secondItem="I" secondAttribute="height" multiplier="2:1" id="c4"/>
                        </constraints>
                    </imageView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="S"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <constraints>
                    <constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin" id="c1"/>
                    <constraint firstAttribute="trailingMargin" secondItem="L" secondAttribute="trailing" id="c2"/>
                    <constraint firstItem="L" firstAttribute="top" secondItem="S" secondAttribute="top" constant="8" symbolic="YES" id="c3"/>
                    <constraint firstAttribute="trailing" secondItem="I" secondAttribute="trailing" id="c5"/>
                    <constraint firstItem="I" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="c6"/>
                    <constraint firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="8" id="c7">
                        <variation key="heightClass=compact" constant="4"/>
                    </constraint>
                    <constraint firstAttribute="height" relation="lessThanOrEqual" priority="750" placeholder="YES" constant="900" id="c8"/>
                </constraints>
                <connections>
                    <outlet property="picture" destination="I" id="o1"/>
                    <outlet property="gap" destination="c7" id="o2"/>
                </connections>
                <variation key="default">
                    <mask key="constraints">
                        <exclude reference="c9"/>
                    </mask>
                </variation>
    """)
}

/// The lines two files do not share.
struct LineDifference: Equatable, CustomStringConvertible {
  var removed: [String] = []
  var added: [String] = []

  init(removed: [String] = [], added: [String] = []) {
    self.removed = removed
    self.added = added
  }

  /// Lines without their indentation, to keep expectations readable.
  init(_ before: [UInt8], _ after: [UInt8]) {
    func lines(_ bytes: [UInt8]) -> [String] {
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    for change in lines(after).difference(from: lines(before)) {
      switch change {
      case .remove(_, let line, _): removed.append(line)
      case .insert(_, let line, _): added.append(line)
      }
    }
    removed.sort()
    added.sort()
  }

  var description: String {
    (removed.map { "- \($0)" } + added.map { "+ \($0)" }).joined(separator: "\n")
  }
}

extension View {
  /// The view and everything below it, superviews first.
  var all: [View] {
    var result: [View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.subviews.reversed()
    }
    return result
  }

  func find(_ id: ObjectID) -> View? { all.first { $0.id == id } }
}

extension Document {
  func scene(_ id: ObjectID) -> Scene? { scenes.first { $0.id == id } }
  var allConstraints: [LayoutConstraint] { scenes.flatMap { $0.root.all.flatMap(\.constraints) } }
  func constraint(_ id: ObjectID) -> LayoutConstraint? { allConstraints.first { $0.id == id } }
}
