import SourceFacts
import Testing

/// Methods without a statement.
struct EmptyMethodTests {
  private func told(_ method: String, _ selector: String, _ name: String = "Card") -> String? {
    let isOld = method.hasPrefix("-")
    let text =
      isOld
      ? "@implementation Card\n\(method)\n@end" : "class Card: UIViewController {\n\(method)\n}"
    return index([isOld ? "A.m" : "A.swift": text]).emptyMethod(selector, ofClass: name)?.told
  }

  @Test(arguments: [
    ("@IBAction func tapped(_ sender: Any) {}", "tapped:"),
    ("@IBAction func tapped(_ sender: UIButton) {\n  // later\n}", "tapped:"),
    ("@IBAction func tapped(sender: Any) { }", "tappedWithSender:"),
    ("@objc func tapped() throws -> Void {}", "tapped"),
    ("- (IBAction)tapped:(id)sender {\n}", "tapped:"),
    ("- (void)tapped:(id)sender forEvent:(UIEvent *)event { /* later */ }", "tapped:forEvent:"),
    ("-(void)tapped {}", "tapped"),
  ])
  func `a method without a statement is found by its selector`(_ method: String, _ selector: String)
  {
    #expect(told(method, selector)?.hasSuffix("tapped") == true)
    #expect(told(method, "other:") == nil)
    #expect(told(method, selector, "Other") == nil)
  }

  @Test(arguments: [
    "func tapped(_ sender: Any) { show() }", "- (void)tapped:(id)sender { [self show]; }",
    "func tapped(_ sender: Any) { if wide {} }",
  ])
  func `a method that does something is not empty`(_ method: String) {
    #expect(told(method, "tapped:") == nil)
  }
}
