import SourceFacts
import Testing

/// Names that code asks for documents by.
struct GeneratedNameTests {
  private func swift(_ statement: String) -> SourceIndex {
    index(["A.swift": "func f() {\n\(statement)\n}"])
  }

  @Test(arguments: [
    ("UIStoryboard(name: \"Top_iPad\", bundle: nil)", "Top_iPad"),
    ("R.storyboard.top_iPad.instantiateInitialViewController()", "Top_iPad"),
    ("R.storyboard.main.signIn()", "SignIn"),
    ("StoryboardScene.Main.signIn.instantiate()", "SignIn"),
    ("R.nib.urlCard()", "URLCard"), ("enum Screen: String { case top }", "Top"),
    // Nobody knows what becomes of a blank.
    ("R.nib.card()", "My card"),
  ])
  func `code asks for a document`(_ statement: String, _ name: String) {
    #expect(swift(statement).asksFor(name))
  }

  @Test(arguments: [
    ("R.storyboard.top.instantiateInitialViewController()", "Top_iPad"), ("f.urlCard()", "URLCard"),
    ("load(\"card\")", "My card"), ("// R.storyboard.top_iPad", "Top_iPad"),
  ])
  func `code asks for another one`(_ statement: String, _ name: String) {
    #expect(!swift(statement).asksFor(name))
  }
}
