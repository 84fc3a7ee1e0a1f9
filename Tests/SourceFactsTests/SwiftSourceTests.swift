import SourceFacts
import Testing

struct SwiftSourceTests {
  @Test func statementsAreToldWithTheirLines() {
    let index = index([
      "A.swift": """
      class SignIn: UIViewController {
        @IBOutlet weak var badge: UILabel!
        @IBOutlet private var top: NSLayoutConstraint!
        @IBOutlet
        var stack: UIStackView!
        func show() {
          badge.isHidden = true
          self.badge?.frame = name
          badge!.frame.origin.y = 4
          top.constant = 12; top.isActive = !isOpen
          stack.addArrangedSubview(badge)
          stack.axis = .vertical
          badge.alpha = open ? 1 : 0
          badge.removeFromSuperview()
          badge.isHidden.toggle()
          badge.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
          badge.setContentHuggingPriority(.required, for: .vertical)
        }
      }
      """
    ])
    #expect(
      index.told("SignIn", "badge") == [
        "hides A.swift:7 true", "setsFrame A.swift:8 name", "setsFrame A.swift:9 4",
        "moves A.swift:11", "hides A.swift:13", "hides A.swift:14", "hides A.swift:15",
        "constrains A.swift:16", "setsPriorities A.swift:17 required",
      ])
    #expect(
      index.told("SignIn", "top") == [
        "changesConstraint A.swift:10 12", "changesConstraint A.swift:10",
      ])
    #expect(
      index.told("SignIn", "stack") == [
        "addsSubviews A.swift:11 badge", "arranges A.swift:12 vertical",
        "constrainsAgainst A.swift:16",
      ])
    #expect(index.facts(ofClass: "SignIn", outlet: "badge")[0].excerpt == "badge.isHidden = true")
  }

  @Test func `constraints in a closure and a table's footer are told of their views`() {
    let index = index([
      "A.swift": """
      class SignIn: UIViewController {
        @IBOutlet weak var badge: UILabel!
        @IBOutlet weak var footer: UIView!
        @IBOutlet weak var table: UITableView!
        func show() {
          badge.snp.remakeConstraints { make in make.top.equalTo(table) }
          table.tableFooterView = footer
          print(table.tableHeaderView)
        }
      }
      """,
      "B.m": """
      @implementation Panel
      - (void)show { self.table.tableHeaderView = _header; [self.table setTableFooterView:self.foot]; }
      @end
      """,
      "B.h": """
      @interface Panel : UIViewController
      @property (weak, nonatomic) IBOutlet UIView *header;
      @property (weak, nonatomic) IBOutlet UIView *foot;
      @property (weak, nonatomic) IBOutlet UITableView *table;
      @end
      """,
    ])
    #expect(index.told("SignIn", "badge") == ["constrains A.swift:6"])
    #expect(index.told("SignIn", "footer") == ["moves A.swift:7"])
    #expect(index.told("Panel", "header") == ["moves B.m:2"])
    #expect(index.told("Panel", "foot") == ["moves B.m:2"])
  }

  @Test func commentsAndStringsAreNoCode() {
    let index = index([
      "A.swift": ##"""
      class A: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() {
          // badge.isHidden = true
          /* badge.isHidden = true /* nested */ badge.isHidden = true */
          print("badge.isHidden = true }")
          print("a \"quoted\" badge.isHidden = true")
          print("""
            badge.isHidden = true "
            }
            """)
          print(#"a " badge.isHidden = true \" "#)
          print(#""" """#, "}")
          #if false
          badge.isHidden = true
          #endif
          let pattern = #/ badge.isHidden = true " }/#
        }
        func g() { badge.frame = "}" ; badge.isHidden = true }
      }
      """##
    ])
    #expect(index.told("A", "badge") == ["setsFrame A.swift:19 }", "hides A.swift:19 true"])
  }

  @Test func codeInsideOfAnInterpolationIsCode() {
    let index = index([
      "A.swift": #"""
      class A: UIViewController {
        func f() {
          log("so \(run { badge.isHidden = true; return "}" }) and \("x") {")
          badge.frame = "\(a ? "(" : ")")"
        }
        func g() { badge.alpha = 0 }
      }
      """#
    ])
    #expect(
      index.told("A", "badge") == [
        "hides A.swift:3 true", "setsFrame A.swift:4", "hides A.swift:6 true",
      ])
  }

  @Test func oneOutletNameInTwoClassesIsTwoOutlets() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() { badge.isHidden = true }
      }
      class B: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() { badge.frame = "x" }
      }
      """
    ])
    #expect(index.told("A", "badge") == ["hides A.swift:3 true"])
    #expect(index.told("B", "badge") == ["setsFrame A.swift:7 x"])
  }

  @Test func aSubclassHidesTheOutletOfItsSuperclass() {
    let index = index([
      "Base.swift": """
      class Base: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() { badge.frame = title }
      }
      """,
      "Sub.swift": "final class Sub: Base { override func f() { badge.isHidden = true } }",
      "More.swift": "extension Sub { func g() { self.badge.bounds = .big } }",
    ])
    #expect(
      index.told("Sub", "badge") == [
        "hides Sub.swift:1 true", "setsFrame More.swift:1 big", "setsFrame Base.swift:3 title",
      ])
    #expect(index.told("Base", "badge") == ["setsFrame Base.swift:3 title"])
    #expect(index.told("App.Sub", "badge").count == 3)
  }

  @Test func codeOfAProtocolCountsForItsClasses() {
    let index = index([
      "P.swift": "extension Badged { func hide() { badge.isHidden = true } }",
      "A.swift": "class A: UIViewController, Badged { @IBOutlet var badge: UIView! }",
    ])
    #expect(index.told("A", "badge") == ["hides P.swift:1 true"])
  }

  @Test func localNamesHideOutletsAndStandForThem() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var badge: UILabel!
        @IBOutlet var other: UILabel!
        func own() { let badge = UILabel(); badge.isHidden = true }
        func parameter(badge: UILabel) { badge.isHidden = true }
        func alias() { let view = self.other; view?.isHidden = true }
        func unwrapped() { guard let badge = badge else { return }; badge.frame = "u" }
        func short() { if let other { other.frame = "s" } }
        func inner() { if let badge = make() { badge.isHidden = true }; badge.frame = "i" }
        func closure() { run { badge in badge.isHidden = true } }
        func weakly() { run { [weak self] in self?.badge.alpha = 0 } }
        func strongly() { guard let strongSelf = self else { return }; strongSelf.badge.frame = "g" }
      }
      """
    ])
    #expect(
      index.told("A", "badge").filter { !$0.hasSuffix("?") } == [
        "setsFrame A.swift:7 u", "setsFrame A.swift:9 i", "hides A.swift:11 true",
        "setsFrame A.swift:12 g",
      ])
    #expect(index.told("A", "other") == ["hides A.swift:6 true", "setsFrame A.swift:8 s"])
  }

  @Test func outletsOfCellsAreKnownByTheTypeOfTheVariable() {
    let index = index([
      "Cell.swift": "class BadgeCell: UITableViewCell { @IBOutlet var badge: UILabel! }",
      "Other.swift": "class OtherCell: UITableViewCell { @IBOutlet var badge: UILabel! }",
      "List.swift": """
      class List: UITableViewController {
        var header: BadgeCell!
        func f() -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Badge", for: path) as! BadgeCell
          cell.badge.isHidden = true
          if let other = view as? OtherCell { other.badge.frame = "o" }
          (cells[0] as? BadgeCell)?.badge.alpha = 0
          header.badge.frame = "h"
          let made = tableView.dequeue(OtherCell.self, for: path)
          made.badge.isHidden = open
          unknown().badge.isHidden = true
          return cell
        }
      }
      """,
    ])
    #expect(
      index.told("BadgeCell", "badge") == [
        "hides List.swift:5 true", "hides List.swift:7 true", "setsFrame List.swift:8 h",
      ])
    #expect(
      index.told("OtherCell", "badge") == ["setsFrame List.swift:6 o", "hides List.swift:10"])
  }

  @Test func anOutletOfAnUnknownObjectIsTakenByItsNameWhereOneClassHasIt() {
    let index = index([
      "Cell.swift": "class BadgeCell: UITableViewCell { @IBOutlet var badge: UILabel! }",
      "List.swift": "class List { func f() { make().badge.isHidden = true } }",
    ])
    #expect(index.told("BadgeCell", "badge") == ["hides List.swift:1 true?"])
  }

  @Test func collectionsAndListsOfViewsAreGoneThrough() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var badges: [UILabel]!
        @IBOutlet var one: UIView!
        @IBOutlet var two: UIView!
        func f() {
          badges[0].isHidden = true
          for badge in badges { badge.alpha = 0 }
          badges.forEach { $0.frame = "x" }
          [one, two].forEach { $0?.isHidden = true }
          for view in [one, two] { view?.sizeToFit() }
          badges.forEach { label in label.isHidden = true }
        }
      }
      """
    ])
    #expect(
      index.told("A", "badges") == [
        "hides A.swift:6 true", "hides A.swift:7 true", "setsFrame A.swift:8 x",
        "hides A.swift:11 true",
      ])
    #expect(index.told("A", "one") == ["hides A.swift:9 true", "setsFrame A.swift:10"])
    #expect(index.told("A", "two") == ["hides A.swift:9 true", "setsFrame A.swift:10"])
  }

  @Test func readingAndComparingSetNothing() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() {
          if badge.isHidden == true { return }
          let frame = badge.frame
          print(badge.frame.width, badge.alpha)
          badge.alpha = 1
          badge.isHidden = false
          badge.imageView.isHidden = true
          badge.superview?.isHidden = true
        }
      }
      """
    ])
    #expect(index.told("A", "badge") == ["shows A.swift:7 1", "shows A.swift:8 false"])
  }

  @Test func reactiveBindingsCount() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var badge: UILabel!
        func f() {
          model.isEmpty.bind(to: badge.rx.isHidden).disposed(by: bag)
          badge.reactive.frame <~ model.name
          name.assign(to: \\.frame, on: badge)
          field.rx.frame.subscribe { print($0) }
        }
      }
      """
    ])
    #expect(
      index.told("A", "badge") == [
        "hides A.swift:4", "setsFrame A.swift:5", "setsFrame A.swift:6",
      ])
    #expect(index.told("A", "field").isEmpty)
  }

  @Test func constraintsThatAreActivatedTogetherAreNamed() {
    let index = index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet var wide: NSLayoutConstraint!
        @IBOutlet var badge: UIView!
        func f() {
          NSLayoutConstraint.activate([wide, narrow])
          view.addConstraint(NSLayoutConstraint(item: badge, attribute: .top, relatedBy: .equal, toItem: wide, attribute: .top, multiplier: 1, constant: 0))
        }
      }
      """
    ])
    #expect(
      index.told("A", "wide") == ["changesConstraint A.swift:5", "constrainsAgainst A.swift:6"])
    #expect(index.told("A", "badge") == ["constrains A.swift:6"])
  }

  @Test func aViewHidesItself() {
    let index = index([
      "A.swift": """
      class Badge: UIView {
        func f() {
          isHidden = true
          let frame = "x"
        }
        var isOpen: Bool { didSet { self.alpha = isOpen ? 1 : 0 } }
      }
      """
    ])
    #expect(
      index.facts(ofClass: "Badge").map(\.told) == ["hides A.swift:3 true", "hides A.swift:6"])
  }

  @Test(arguments: [
    "class A {", "\"", "\"\\(", "/*", "}}}", "#if false", "[[[", "let", "a.", "#\"",
  ])
  func brokenSourcesAreRead(_ text: String) {
    let language = SourceLanguage(path: "A.swift")
    #expect(language == .swift)
    #expect(SourceReading(of: Array(text.utf8), in: .swift).mentions.isEmpty)
    #expect(SourceReading(of: Array(text.utf8), in: .objectiveC).mentions.isEmpty)
  }
}
