import SourceFacts
import Testing

struct ScreenTests {
  private func shown(_ text: String, _ name: String? = nil, scene: String? = nil) -> [String] {
    index(["A.swift": text]).presentation(ofClass: name, scene: scene).map(\.told)
  }

  @Test func theControllerThatIsShownIsToldNotTheOneThatShowsIt() {
    let text = """
      class Host: UIViewController {
        func f() {
          let panel = Panel()
          panel.modalPresentationStyle = .formSheet
          present(panel, animated: true)
          let list = storyboard!.instantiateViewController(withIdentifier: "List")
          let stack = UINavigationController(rootViewController: list)
          stack.modalPresentationStyle = .popover
          stack.popoverPresentationController?.sourceView = button
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.popoverPresentationController?.sourceView = button
          let child = board.instantiateViewController(withIdentifier: "Child") as! Child
          addChild(child)
          navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      class Panel: UIViewController {}
      class Child: UIViewController {}
      class Detail: UIViewController {}
      """
    #expect(shown(text, "Host") == [])
    #expect(
      shown(text, "Panel") == ["setsPresentationStyle A.swift:4 formSheet", "presents A.swift:5"])
    #expect(
      shown(text, scene: "List") == [
        "setsPresentationStyle A.swift:8 popover", "showsAsPopover A.swift:9",
      ])
    #expect(shown(text, "Child") == ["embeds A.swift:13"])
    #expect(shown(text, "Detail") == ["pushes A.swift:14"])
  }

  @Test func aMethodOfTheAppsOwnEmbedsWhatItIsGivenAsAChild() {
    func text(_ call: String) -> String {
      """
      class Host: UIViewController {
        func f() { let page = Page(); \(call) }
      }
      class Page: UIViewController {}
      """
    }
    for call in ["add(child: page, inside: panel)", "self.add(asChildViewController: page)"] {
      #expect(shown(text(call), "Page") == ["embeds A.swift:2"], "\(call)")
    }
    #expect(shown(text("remove(page)"), "Page") == [])
    #expect(shown(text("func add(child: Page) {}"), "Page") == [])
  }

  @Test func aControllerSaysHowItWantsToBeShown() {
    let text = """
      class Base: UIViewController {
        init() { super.init(nibName: "Base", bundle: nil); modalPresentationStyle = .overFullScreen }
      }
      class Card: Base {
        override var preferredContentSize: CGSize { get { size } set {} }
        func f() { self.sheetPresentationController?.detents = [.medium()] }
      }
      """
    #expect(
      shown(text, "Card") == [
        "setsContentSize A.swift:5", "showsAsSheet A.swift:6",
        "setsPresentationStyle A.swift:2 overFullScreen",
      ])
    #expect(shown(text, "Base") == ["setsPresentationStyle A.swift:2 overFullScreen"])
  }

  @Test func propertiesLeadToTheControllersTheyHold() {
    let text = """
      class Host: UIViewController {
        lazy var card = Card()
        func f() { panel.set(contentViewController: card); card.modalPresentationStyle = .pageSheet }
        func page() { pages.setViewControllers([card], direction: .forward, animated: true) }
        func tabs() { tabBar.setViewControllers([other], animated: true) }
      }
      class Card: UIViewController {}
      """
    #expect(
      shown(text, "Card") == [
        "showsAsSheet A.swift:3", "setsPresentationStyle A.swift:3 pageSheet",
        "showsAsPage A.swift:4",
      ])
  }

  @Test func whatIsDoneToSomeControllerIsNotDoneToAll() {
    let text = """
      extension UIViewController { func f() { modalPresentationStyle = .fullScreen } }
      class Host: UIPageViewController {
        var all: [UIViewController] = []
        var bases: [Base] = []
        func f() {
          setViewControllers([all[0]], direction: .forward, animated: true)
          setViewControllers([bases[0]], direction: .forward, animated: true)
        }
      }
      class Base: UIViewController {}
      class Card: Base {}
      """
    #expect(shown(text, "Card") == [])
    #expect(shown(text, "Base") == ["showsAsPage A.swift:7"])
  }

  @Test func objectiveCShowsControllers() {
    let index = index([
      "A.m": """
      @interface Card : UIViewController
      @end
      @implementation Host
      - (void)show {
        Card *card = [[Card alloc] initWithNibName:@"CardView" bundle:nil];
        card.modalPresentationStyle = UIModalPresentationFormSheet;
        [self presentViewController:card animated:YES completion:nil];
      }
      @end
      """
    ])
    #expect(
      index.presentation(ofClass: "Card").map(\.told) == [
        "setsPresentationStyle A.m:6 UIModalPresentationFormSheet", "presents A.m:7",
      ])
    #expect(index.users(of: .namesNib, named: "CardView").map(\.owner) == ["Host"])
  }

  @Test func extensionsAreKnownByWhatTheyInherit() {
    let index = index([
      "K.swift": "class Keys: UIInputViewController {}\nclass Mine: Keys {}",
      "T.swift": "class Today: UIViewController {}\nextension Today: NCWidgetProviding {}",
      "A.swift": "class Screen: UIViewController {}",
    ])
    #expect(index.extensionKind(ofClass: "Mine") == "keyboard")
    #expect(index.extensionKind(ofClass: "Today") == "widget")
    #expect(index.extensionKind(ofClass: "Screen") == nil)
    #expect(index.extensionKind(ofClass: "Nobody") == nil)
  }

  @Test func namesOfNibsAndScenesAreFound() {
    let index = index([
      "A.swift": """
      class List: UIViewController {
        func f() {
          table.register(UINib(nibName: "BadgeCell", bundle: nil), forCellReuseIdentifier: "Badge")
          Bundle.main.loadNibNamed("HeaderView", owner: self, options: nil)
          let cell = table.dequeueReusableCell(withIdentifier: "Badge", for: path)
          _ = board.instantiateViewController(withIdentifier: "Detail")
        }
      }
      """
    ])
    func users(_ kind: SourceFact.Kind, _ name: String) -> [Int] {
      index.users(of: kind, named: name).map(\.fact.line)
    }
    #expect(users(.namesNib, "BadgeCell") == [3])
    #expect(users(.namesNib, "HeaderView") == [4])
    #expect(users(.namesCell, "Badge") == [3, 5])
    #expect(users(.namesScene, "Detail") == [6])
  }
}

struct RowTests {
  private func rows(_ body: String, _ path: String = "A.swift") -> RowSizing {
    index([path: body]).rows(ofClass: "List", outlet: "table")
  }

  @Test func automaticRowsAreTold() {
    let rows = rows(
      """
      class List: UITableViewController {
        func f() { table.rowHeight = UITableView.automaticDimension; table.estimatedRowHeight = 44 }
      }
      """)
    #expect(
      rows.facts.map(\.told) == [
        "setsRowHeight A.swift:2 automatic", "setsEstimatedRowHeight A.swift:2 44",
      ])
    #expect(rows.isAutomatic)
    #expect(!rows.isFixed)
  }

  @Test func aMethodThatAnswersANumberFixesRows() {
    let rows = rows(
      """
      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          return 64
        }
      }
      """)
    #expect(rows.facts.map(\.value) == ["64"])
    #expect(rows.isFixed)
    #expect(!rows.isAutomatic)
  }

  @Test func aMethodMayAnswerBoth() {
    let rows = rows(
      """
      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          if path.row == 0 { return 64 }
          return UITableViewAutomaticDimension
        }
      }
      """)
    #expect(rows.isFixed)
    #expect(rows.isAutomatic)
  }

  @Test(arguments: [
    ("return path.row == 0 ? UITableView.automaticDimension : 44", ["automatic", nil]),
    ("if a { return 44 }\nreturn super.tableView(t, heightForRowAt: path)", ["44"]),
    ("return super.tableView(t, heightForRowAt: path)", []),
    (
      "switch path.row {\ncase 0: 44\ndefault: UITableView.automaticDimension\n}",
      ["automatic", nil]
    ),
    ("let height = cell.height\nreturn height", ["height"]),
  ])
  func eachAnswerOfABodyCounts(_ body: String, _ expected: [String?]) {
    let rows = rows(
      """
      class List: UITableViewController {
        override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
          \(body)
        }
      }
      """)
    #expect(rows.facts.map(\.value) == expected)
  }

  @Test func oneExpressionIsAnAnswer() {
    let rows = rows(
      """
      class List: UITableViewController {
        override func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 80 }
      }
      """)
    #expect(rows.facts.map(\.value) == ["80"])
  }

  @Test func objectiveCRowsAreRead() {
    let rows = rows(
      """
      @implementation List
      - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path {
        return [self heightOf:path];
      }
      - (void)more { self.tableView.rowHeight = UITableViewAutomaticDimension; }
      @end
      """, "A.m")
    #expect(
      rows.facts.map(\.value) == ["automatic", nil]
        || rows.facts.map(\.value) == [nil, "automatic"])
  }

  @Test func whereCodeIsSilentNothingIsTold() {
    #expect(rows("class List: UITableViewController {}").facts.isEmpty)
    #expect(index([:]).rows(ofClass: "List").facts.isEmpty)
  }
}
