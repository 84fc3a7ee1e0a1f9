import LayoutModel
import Testing

@testable import LayoutEngine

/// By how much the frames a file records miss its constraints, worked out by hand.
struct RecordedPlacesTests {
  typealias Fixture = EvidenceFixtures

  /// A box at (40, 60) of 200 by 100 with a label in it at (10, 20), of 90 by 20.
  private func places(_ constraints: String) throws -> (RecordedPlaces, [LayoutConstraint]) {
    let document = try Fixture.document(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="40" y="60" width="200" height="100"/>
          <subviews>
              <label text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="in">
                  <rect key="frame" x="10" y="20" width="90" height="20"/>
              </label>
          </subviews>
      </view>
      """, constraints)
    let scene = try #require(document.scenes.first)
    let judged = JudgedScene(document: document, scene: scene, layouts: [], findings: [])
    return (RecordedPlaces(judged), judged.index.constraints)
  }

  @Test func `a miss is measured in points, in the root's coordinates`() throws {
    // The label ends at 40 + 10 + 90 = 140; the box at 240, its centre at 140.
    let (places, constraints) = try places(
      Fixture.equal("a", "box", "trailing", "in", "trailing", 100)
        + Fixture.equal("b", "box", "trailing", "in", "trailing", 92)
        + Fixture.equal("c", "in", "trailing", "box", "centerX", 0)
        + Fixture.equal("d", "in", "width", nil, nil, 90)
        + Fixture.equal("e", "in", "top", "box", "top", 25))
    #expect(constraints.map(places.miss) == [0, 8, 0, 0, 5])
  }

  @Test func `margins and baselines are not recorded`() throws {
    let (places, constraints) = try places(
      Fixture.equal("a", "box", "leadingMargin", "in", "leading", 0)
        + Fixture.equal("b", "in", "firstBaseline", "box", "top", 30)
        + Fixture.equal("c", "in", "width", nil, nil, 90))
    #expect(constraints.map(places.miss) == [nil, nil, 0])
  }
}
