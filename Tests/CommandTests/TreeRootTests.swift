import Foundation
import Testing

/// The tree whose settings and acceptances count for the documents that are named.
@Suite(.serialized) struct `The tree of a document` {
  private static let pads = "app.full-screen = true\napp.devices = [\"ipad-9\"]\n"
  private static let wide = Fixtures.screen(button: 340)

  @Test func `a document is judged by the settings above it, wherever the check begins`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.wide, to: "Ours/App/Main.storyboard")
      try keyline.write(Self.pads, to: "Ours/keyline.toml")
      try keyline.write(Self.wide, to: "Theirs/Main.storyboard")
      #expect(try keyline.run("check", "Ours/App/Main.storyboard").code == 0)
      #expect(try keyline.run("check", "Ours").code == 0)
      #expect(try keyline.run("check", "Theirs/Main.storyboard").code == 1)
      // Of documents of two trees, the folder around both counts.
      #expect(try keyline.run("check", "Ours", "Theirs").code == 1)
    }
  }

  @Test func `a project of others does not choose the devices of a document`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.project, to: "Theirs/App.xcodeproj/project.pbxproj")
      try keyline.write(Self.wide, to: "Theirs/App/Main.storyboard")
      try keyline.write(Self.wide, to: "Ours/Main.storyboard")
      #expect(try keyline.run("check", "Theirs/App/Main.storyboard").code == 0)
      #expect(try keyline.run("check", "Ours/Main.storyboard").code == 1)
    }
  }

  @Test(.enabled(if: hasGit, "git is not installed"))
  func `a repository around a document is its tree`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.wide, to: "Ours/App/Main.storyboard")
      try keyline.write(Self.pads, to: "Ours/keyline.toml")
      // A repository's own settings are at its root.
      try keyline.write("app.devices = [\"iphone-se-1\"]\n", to: "Ours/App/keyline.toml")
      try git(keyline.folder.appending(path: "Ours"), "init", "-q")
      #expect(try keyline.run("check", "Ours/App/Main.storyboard").code == 0)
      #expect(
        try keyline.run("findings", "Ours/App/Main.storyboard").out.hasPrefix(
          "0 errors, 0 warnings"))
    }
  }

  @Test func `what is accepted is written where the check of the document reads it`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.wide, to: "Ours/App/Main.storyboard")
      try keyline.write("", to: "Ours/keyline.toml")
      let check = ["check", "Ours/App/Main.storyboard"]
      #expect(try keyline.run(check).code == 1)
      let accepted = try keyline.run(
        "accept", "--all", "--path", "Ours/App/Main.storyboard", "-m", "wide")
      #expect(accepted.code == 0, "\(accepted.err)")
      let ledger = keyline.folder.appending(path: "Ours/.keyline/accepted.jsonl")
      #expect(try String(contentsOf: ledger, encoding: .utf8).contains("\"App/Main.storyboard\""))
      #expect(try keyline.run(check).code == 0)
    }
  }

  /// An app for pads alone that fills the screen.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P1 = {isa = PBXProject; targets = (T1); buildConfigurationList = L1; };
        L1 = {buildConfigurations = (C1); };
        C1 = {buildSettings = {
          TARGETED_DEVICE_FAMILY = 2; INFOPLIST_KEY_UIRequiresFullScreen = YES;
        }; name = Release; };
        T1 = {
          isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L2; name = App;
        };
        L2 = {buildConfigurations = (C2); };
        C2 = {buildSettings = { SDKROOT = iphoneos; }; name = Release; };
      };
      rootObject = P1;
    }
    """
}
