import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct ConstraintReadingTests {
  @Test func `the worked reading of a card comes out as written by hand`() throws {
    let document = try Fixtures.read(Fixtures.card)
    #expect(document.unresolved.isEmpty)
    let c1 = try #require(document.constraint("c1"))
    #expect((c1.firstItem, c1.firstAttribute) == ("L", .leading))
    #expect((c1.secondItem, c1.secondAttribute) == ("V", .leadingMargin))
    #expect(c1.constant == 0 && c1.priority == 1000 && c1.relation == .equal)
    let c2 = try #require(document.constraint("c2"))
    #expect((c2.firstItem, c2.firstAttribute, c2.owner) == ("V", .trailingMargin, "V"))
    let c3 = try #require(document.constraint("c3"))
    #expect(c3.isSymbolic && c3.constant == 8 && c3.secondItem == "S")
    let c4 = try #require(document.constraint("c4"))
    #expect((c4.owner, c4.firstItem) == ("I", "I"))
    #expect(c4.multiplier == Multiplier(numerator: 2))
    let c7 = try #require(document.constraint("c7"))
    #expect(c7.variations.map(\.condition.heightClass) == [.compact])
    #expect(c7.variations.first?.changes == [.constant(4)])
    let c8 = try #require(document.constraint("c8"))
    #expect(c8.isPlaceholder && c8.priority == 750 && c8.relation == .lessThanOrEqual)
    #expect(c8.secondItem == nil && c8.constant == 900)
    let root = document.scenes[0].root
    #expect(root.variations.first?.condition.isDefault == true)
    #expect(root.variations.first?.changes == [.excludeConstraints(["c9"])])
  }

  private func read(_ constraint: String) throws -> Document {
    try Fixtures.read(
      Fixtures.xib(
        """
                    <subviews>
                        <view id="A"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
                    </subviews>
                    <constraints>
                        <constraint \(constraint) id="c"/>
                    </constraints>
        """))
  }

  private func reason(_ constraint: String) throws -> UnresolvedConstraint.Reason? {
    let document = try read(constraint)
    #expect(document.unresolved.count + document.allConstraints.count == 1)
    #expect(document.unresolved.allSatisfy { $0.location.line == 12 })
    return document.unresolved.first?.reason
  }

  @Test(
    arguments: [
      (#"firstItem="X" firstAttribute="width""#, .danglingItem("X")),
      (
        #"firstItem="A" firstAttribute="leading" secondItem="Y" secondAttribute="leading""#,
        .danglingItem("Y")
      ),
      (#"firstAttribute="wide""#, .unknownAttribute("wide")),
      (#"constant="3""#, .unknownAttribute("")),
      (#"firstItem="A" firstAttribute="leading" secondItem="V""#, .unknownAttribute("")),
      (
        #"firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="top""#,
        .invalidPair(.leading, .top)
      ),
      (
        #"firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="left""#,
        .invalidPair(.leading, .left)
      ),
      (
        #"firstItem="A" firstAttribute="rightMargin" secondItem="V" secondAttribute="trailing""#,
        .invalidPair(.rightMargin, .trailing)
      ),
      (
        #"firstItem="A" firstAttribute="width" secondItem="V" secondAttribute="leading""#,
        .invalidPair(.width, .leading)
      ),
      (#"firstItem="A" firstAttribute="top" constant="5""#, .invalidPair(.top, nil)),
      (#"firstAttribute="width" constant="nan""#, .badNumber("constant=\"nan\"")),
      (#"firstAttribute="width" constant="1e9""#, .badNumber("constant=\"1e9\"")),
      (#"firstAttribute="width" priority="0""#, .badNumber("priority=\"0\"")),
      (#"firstAttribute="width" priority="-5""#, .badNumber("priority=\"-5\"")),
      (
        #"firstAttribute="width" secondItem="A" secondAttribute="height" multiplier="1:0""#,
        .badNumber("multiplier=\"1:0\"")
      ),
      (#"firstAttribute="width" relation="about""#, .unknownAttribute("relation=\"about\"")),
      (#"firstItem="-1" firstAttribute="width""#, .itemOutsideScene("-1")),
    ] as [(String, UnresolvedConstraint.Reason)])
  func `what cannot be resolved is listed with its reason and line`(
    constraint: String, expected: UnresolvedConstraint.Reason
  ) throws {
    #expect(try reason(constraint) == expected)
  }

  @Test(arguments: [
    #"firstItem="A" firstAttribute="width" secondItem="V" secondAttribute="height""#,
    #"firstItem="A" firstAttribute="centerX" secondItem="V" secondAttribute="trailing""#,
    #"firstItem="A" firstAttribute="left" secondItem="V" secondAttribute="centerX""#,
    #"firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="centerXWithinMargins""#,
    #"firstItem="A" firstAttribute="firstBaseline" secondItem="V" secondAttribute="bottom""#,
    #"firstAttribute="width" secondAttribute="notAnAttribute" constant="5""#,
  ])
  func `pairs that Apple allows are resolved`(constraint: String) throws {
    #expect(try reason(constraint) == nil)
  }

  @Test func `more than required cannot be asked for, and priorities may be fractions`() throws {
    #expect(
      try reason(#"firstAttribute="width" priority="1001""#) == .badNumber(#"priority="1001""#))
    #expect(try read(#"firstAttribute="width" priority="1000""#).constraint("c")?.priority == 1000)
    #expect(
      try read(#"firstAttribute="width" priority="249.99998474121094""#).constraint("c")?.priority
        == 249.99998474121094)
  }

  @Test func `a symbolic constraint without a number leaves it open`() throws {
    let pair = #"firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top""#
    #expect(try read(pair + #" symbolic="YES""#).constraint("c")?.constant == nil)
    #expect(try read(pair).constraint("c")?.constant == 0)
    #expect(
      try read(pair + #" constant="2.2250738585072014e-308""#).constraint("c")?.constant == 0)
  }

  @Test func `duplicate and missing ids are told apart and reported`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        """
                    <subviews>
                        <view id="A"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                        <view id="A"><rect key="frame" x="0.0" y="0.0" width="2" height="1"/></view>
                        <view><rect key="frame" x="0.0" y="0.0" width="3" height="1"/></view>
                        <view><rect key="frame" x="nan" y="0.0" width="3" height="1"/></view>
                    </subviews>
                    <constraints>
                        <constraint firstAttribute="width" constant="1"/>
                        <constraint firstAttribute="width" constant="2" id="A"/>
                    </constraints>
        """))
    let views = document.scenes[0].root.subviews
    #expect(Set(views.map(\.id)).count == 4)
    #expect(views.map(\.hasOwnID) == [true, false, false, false])
    #expect(views[3].frame == nil)
    #expect(Set(document.allConstraints.map(\.id)).count == 2)
    #expect(document.issues.count == 6)
    #expect(document.issues.contains { $0.problem == .badNumber("frame", "nan 0.0 3 1") })
  }

  @Test func `a document without Auto Layout says so`() throws {
    let text = Fixtures.card.replacing("useAutolayout=\"YES\" ", with: "")
    #expect(try Fixtures.read(text).usesAutoLayout == false)
  }

  @Test(
    arguments: [
      ("default", nil, nil, true),
      ("heightClass=regular-widthClass=compact", .compact, .regular, false),
      ("widthClass=regular", .regular, nil, false),
    ] as [(String, SizeClass?, SizeClass?, Bool)])
  func `trait keys are read`(
    key: String, width: SizeClass?, height: SizeClass?, isDefault: Bool
  ) {
    let condition = VariationReader.condition(key)
    #expect((condition.widthClass, condition.heightClass) == (width, height))
    #expect(condition.isDefault == isDefault && condition.undecidable.isEmpty)
  }

  @Test(arguments: ["device=watch38mm", "", "widthClass=huge", "heightClass=regular-gamut=P3"])
  func `a trait that cannot be decided never holds`(key: String) {
    let condition = VariationReader.condition(key)
    #expect(!condition.holds(widthClass: .regular, heightClass: .regular, idiom: .pad))
  }
}
