import SourceFacts
import Testing

struct ObjectiveCSourceTests {
  private static let header = """
    @class Other;
    @protocol Badged;
    @interface SignIn : UIViewController <Badged>
    @property (nonatomic, weak) IBOutlet UILabel *badge;
    @property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
    @property (nonatomic) IBOutlet NSLayoutConstraint *top, *bottom;
    @end
    """

  @Test func propertiesAndMessagesAreRead() {
    let index = index([
      "SignIn.h": Self.header,
      "SignIn.m": """
      #import "SignIn.h"
      @implementation SignIn
      - (void)show:(BOOL)isOpen {
        self.badge.hidden = YES;
        [self.badge setHidden:!isOpen];
        [[self badge] setFrame:@"[badge setHidden:YES];"];
        _badge.alpha = 0.0f;
        [_badge removeFromSuperview];
        // [_badge setHidden:YES];
        for (UIButton *button in self.buttons) { button.hidden = YES; }
        self.top.constant = isOpen ? 4 : 8;
        [self.bottom setActive:NO];
        [self.view addSubview:self.badge];
        char quote = '"'; self.badge.hidden = NO;
      #if 0
        self.badge.hidden = YES;
      #endif
        UILabel *label = self.badge;
        label.frame = NSLocalizedString(@"a", nil);
        if (self.badge.hidden == YES) { return; }
      }
      @end
      """,
    ])
    #expect(
      index.told("SignIn", "badge") == [
        "hides SignIn.m:4 true", "hides SignIn.m:5", "setsFrame SignIn.m:6 [badge setHidden:YES];",
        "hides SignIn.m:7", "hides SignIn.m:8", "moves SignIn.m:13", "shows SignIn.m:14 NO",
        "setsFrame SignIn.m:19",
      ])
    #expect(index.told("SignIn", "buttons") == ["hides SignIn.m:10 true"])
    #expect(index.told("SignIn", "top") == ["changesConstraint SignIn.m:11"])
    #expect(index.told("SignIn", "bottom") == ["changesConstraint SignIn.m:12 NO"])
  }

  @Test func aCategoryInAnotherFileIsTheClassesCode() {
    let index = index([
      "SignIn.h": Self.header,
      "SignIn+More.m": """
      @implementation SignIn (More)
      - (void)more { self.badge.hidden = YES; }
      @end
      """,
      "Other.m": """
      @interface Other ()
      @property IBOutlet UILabel *badge;
      @end
      @implementation Other
      - (void)more { self.badge.frame = @"other"; }
      @end
      """,
      "Sub.m": """
      @interface Sub : SignIn
      @end
      @implementation Sub
      - (void)more { [super more]; [self.badge setBounds:big]; }
      @end
      """,
    ])
    #expect(index.told("SignIn", "badge") == ["hides SignIn+More.m:2 true"])
    #expect(index.told("Other", "badge") == ["setsFrame Other.m:5 other"])
    #expect(
      index.told("Sub", "badge") == ["setsFrame Sub.m:4 big", "hides SignIn+More.m:2 true"])
  }

  @Test func localsAndParametersHaveTheirTypes() {
    let index = index([
      "Cell.h": """
      @interface BadgeCell : UITableViewCell {
        IBOutlet UILabel *title;
      }
      @property (weak) IBOutlet UILabel *badge;
      @end
      """,
      "List.m": """
      @implementation List
      - (void)fill:(BadgeCell *)cell badge:(UILabel *)badge {
        cell.badge.hidden = YES;
        badge.hidden = YES;
        BadgeCell *made = [table dequeueReusableCellWithIdentifier:@"Badge"];
        made.badge.frame = @"m";
        [((BadgeCell *)other).badge setHidden:YES];
      }
      @end
      @implementation BadgeCell
      - (void)more { title.frame = @"t"; }
      @end
      """,
    ])
    #expect(
      index.told("BadgeCell", "badge") == [
        "hides List.m:3 true", "setsFrame List.m:6 m", "hides List.m:7 true",
      ])
    #expect(index.told("BadgeCell", "title") == ["setsFrame List.m:11 t"])
  }

  @Test func swiftAndObjectiveCAreOneApp() {
    let index = index([
      "SignIn.h": Self.header,
      "SignIn.swift": "extension SignIn { func f() { badge.isHidden = true } }",
    ])
    #expect(index.told("SignIn", "badge") == ["hides SignIn.swift:1 true"])
  }
}
