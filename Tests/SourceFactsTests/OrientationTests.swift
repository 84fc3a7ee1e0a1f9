import SourceFacts
import Testing

struct OrientationTests {
  private func only(_ text: String, _ name: String? = "Card", more: String = "") -> String? {
    let language = text.contains("@implementation") ? "A.m" : "A.swift"
    return index([language: text, "B.swift": more]).onlyOrientation(ofClass: name)?.told
  }

  @Test func `a controller that names one orientation is shown in no other`() {
    let property = """
      class Card: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
      }
      """
    #expect(only(property) == "limitsOrientations A.swift:2 portrait")
    #expect(
      only(property.replacing("return .portrait", with: ".landscape"))?.hasSuffix(
        "landscape") == true)
    #expect(
      only(property.replacing("return .portrait", with: "get { return [.portrait] }"))
        != nil)
    #expect(only(property, "Other") == nil)
    #expect(only(property.replacing(".portrait", with: ".all")) == nil)
    #expect(only(property.replacing(".portrait", with: "[.portrait, .landscapeLeft]")) == nil)
    #expect(only(property.replacing(".portrait", with: "isTall ? .portrait : .portrait")) == nil)
  }

  @Test func `an app before iOS 6 says it by a comparison`() {
    func text(_ answer: String) -> String {
      """
      @implementation Card
      - (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation {
        return (\(answer));
      }
      @end
      """
    }
    #expect(
      only(text("interfaceOrientation == UIInterfaceOrientationPortrait"))
        == "limitsOrientations A.m:2 portrait")
    #expect(only(text("interfaceOrientation != UIInterfaceOrientationPortrait")) == nil)
    #expect(only(text("YES")) == nil)
  }

  @Test func `a delegate that asks the app's state is told, one that always answers alike is not`()
  {
    func told(_ answer: String) -> String? {
      index([
        "A.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
            -> UIInterfaceOrientationMask { return \(answer) }
        }
        """
      ]).orientationByState?.told
    }
    #expect(told("isVideo ? .all : .portrait")?.hasSuffix("state") == true)
    #expect(told("settings.orientations")?.hasSuffix("state") == true)
    #expect(told(".all") == nil)
    #expect(told(".allButUpsideDown") == nil)
    #expect(told(".portrait") == nil)
  }

  @Test func `a view ends at the bars where its class says so, or where they are opaque for all`() {
    func told(_ text: String, _ name: String? = "Card") -> String? {
      index([text.contains("@implementation") ? "A.m" : "A.swift": text]).endAtBars(ofClass: name)?
        .told
    }
    let card = "class Card: UIViewController { func f() {\n edgesForExtendedLayout = [] } }"
    #expect(told(card) == "endsAtBars A.swift:2")
    #expect(told(card, "Other") == nil)
    #expect(told(card.replacing("[]", with: ".all")) == nil)
    let bar = """
      class Card: UIViewController {
        func f() { navigationController?.navigationBar.isTranslucent = false }
      }
      """
    #expect(told(bar) == "opaqueBars A.swift:2")
    #expect(told(bar, "Other") == nil)
    #expect(told(bar.replacing("= false", with: "= true")) == nil)
    #expect(told(bar.replacing("navigationBar", with: "toolbar")) == nil)
    #expect(told(bar.replacing("class Card:", with: "extension UIViewController:"), "Other") != nil)
    let all = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func f() { UINavigationBar.appearance().isTranslucent = false }
      }
      """
    #expect(told(all, nil) == "opaqueBars A.swift:2")
    let old = """
      @implementation Card
      - (void)f { self.edgesForExtendedLayout = UIRectEdgeNone; }
      @end
      """
    #expect(told(old) == "endsAtBars A.m:2")
    let setter = """
      @implementation AppDelegate
      - (void)f { [[UINavigationBar appearance] setTranslucent:NO]; }
      @end
      """
    #expect(told(setter, "AppDelegate") == "opaqueBars A.m:2")
  }

  @Test func `a screen is without a bar where the first line of its class about it hides it`() {
    func told(_ body: String, _ name: String = "Card") -> String? {
      let isOld = body.hasPrefix("[") || body.hasSuffix("YES;")
      let text =
        isOld
        ? "@implementation Card\n- (void)f { \(body) }\n@end"
        : "class Card: UIViewController {\n func f() { \(body) } }"
      return index([isOld ? "A.m" : "A.swift": text]).hidesBar(ofClass: name)?.told
    }
    let hides = "navigationController?.setNavigationBarHidden(true, animated: false)"
    #expect(told(hides) == "hidesBar A.swift:2 true")
    #expect(told(hides, "Other") == nil)
    let shows = hides.replacing("true", with: "false")
    #expect(told("\(hides); \(shows)") != nil)
    #expect(told("\(shows); \(hides)") == nil)
    #expect(told("self.navigationController!.isNavigationBarHidden = true") != nil)
    #expect(told("navigationController?.navigationBar.isHidden = true") != nil)
    #expect(told("card.isHidden = true") == nil)
    #expect(told("other.setNavigationBarHidden(true, animated: false)") == nil)
    #expect(told("[self.navigationController setNavigationBarHidden:YES animated:NO];") != nil)
    #expect(told("[[self navigationController] setNavigationBarHidden:YES];") != nil)
    #expect(told("self.navigationController.navigationBarHidden = YES;") == "hidesBar A.m:2 true")
  }

  @Test func `a method of Objective-C says the same`() {
    let text = """
      @implementation Card
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskPortraitUpsideDown;
      }
      @end
      """
    #expect(only(text) == "limitsOrientations A.m:2 portrait")
    #expect(only(text.replacing("MaskPortrait |", with: "MaskAll |")) == nil)
  }

  @Test func `the delegate of the app speaks for every screen`() {
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication,
          supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          return UIInterfaceOrientationMask.portrait
        }
      }
      """
    #expect(
      only("class Card: UIViewController {}", more: delegate)?.hasPrefix(
        "limitsAppOrientations B.swift") == true)
    #expect(only(delegate, nil)?.hasSuffix("portrait") == true)
    // Two apps that differ say nothing together, nor does an answer that is worked out.
    let other = delegate.replacing(".portrait", with: ".all")
    #expect(only(delegate, nil, more: other) == nil)
    #expect(
      only(delegate.replacing("UIInterfaceOrientationMask.portrait", with: "mask"), nil) == nil)
  }
}
