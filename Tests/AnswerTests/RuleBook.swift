import LayoutModel

@testable import LayoutEngine

/// All rule tables, and the page that lists them.
enum RuleBook {
  /// A table whose values are words, for the page.
  typealias Entry = ReleaseTable<String>

  /// The tables by the page's headings.
  static let chapters: [(title: String, entries: [Entry])] = [
    ("Controls", ControlRules.entries),
    ("Texts", TextRules.entries),
    ("Bars", BarRules.entries),
    ("Margins", MarginRules.entries),
    ("Canvas", CanvasRules.entries),
    ("Televisions", TelevisionRules.entries),
    ("Mac: alignment rectangles", MacOverhang.entries),
    ("Mac: sizes of controls", MacSizeRules.entries),
    ("Mac: texts", MacTextRules.entries),
    ("Mac: baselines", MacBaselineRules.entries),
    ("Mac: canvas", MacCanvasRules.entries),
  ]

  /// The page `docs/rules.md`.
  static var page: String {
    var lines = [
      "# Rules of Apple's releases", "",
      "Generated from the tables in `Sources/LayoutEngine/Rules`; a test compares them and says",
      "how to write this page anew. Sizes are points. \"Views\" counts recorded frames of public",
      "documents that agree, \"repositories\" where they come from; a dash: not counted. *Sure*: many",
      "agree, hardly any disagree. *Likely*: agrees where it was met. *Thin*: fewer than three",
      "repositories, or contradicted about as often. A file without a version counts as",
      "\(XcodeRelease.assumed) (\(XcodeRelease.assumed.tools)).",
    ]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)"]
      for entry in chapter.entries {
        lines += [
          "", "**\(entry.subject)**", "",
          "| from | value | measured | views | repositories | |", "|---|---|---|---|---|---|",
        ]
        lines += entry.rows.map { row in
          let from =
            row.from == .earliest ? "the beginning" : "\(row.from) (\(row.from.tools))"
          let evidence = row.evidence
          return "| \(from) | \(row.value) | \(evidence.measured) | \(count(evidence.views)) "
            + "| \(count(evidence.repositories)) | \(evidence.confidence.rawValue) |"
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ number: Int?) -> String { number.map(String.init) ?? "-" }
}

extension ControlRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [
      switchSize.entry, sliderHeight.entry, sliderOverhang.entry, stepperHeight.entry,
      pickerHeight.entry, searchBarHeight.entry, progressHeight.entry,
      segmentedHeight.entry,
      segmentPadding.entry, segmentWeight.entry { $0 }, roundedFieldHeight.entry,
      roundedFieldGrows.entry, lineFieldPadding.entry, clearButtonHeight.entry,
      fieldRoom.entry {
        [$0.plain, $0.rounded].map { PointText.decimal($0, places: 0) }.joined(separator: ", ")
      },
      plainFieldLeast.entry, plainFieldPadding.entry, symbolButtonSize.entry,
      pageControl.entry {
        let usual = [$0.page, $0.ends].map { PointText.decimal($0, places: 2) }
        let dense = $0.dense.map {
          " ("
            + [$0.page, $0.ends].map { PointText.decimal($0, places: 2) }.joined(separator: ", ")
            + ")"
        }
        return usual.joined(separator: ", ") + (dense ?? "") + ", "
          + PointText.decimal($0.height, places: 2)
      },
      emptyPageControlHeight.entry, emptyPageControlWidth.entry, dateWheelHeight.entry,
      automaticDatePickerIsCompact.entry, compactDatePickerHeight.entry,
    ]
  }
}

extension TextRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [
      canvasContentSize.entry { $0.rawValue }, hasSmallTitles.entry, pictureKeepsLine.entry,
      avoidsOrphans.entry, zeroSize.entry,
      keepsWholePoints.entry, keepsAllLabels.entry, mostContentScale.entry,
    ]
  }
}

extension BarRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [
      navigationBar.entry, sheetBarView.entry, rowsCollapseTitle.entry, lowNavigationBar.entry,
      padNavigationBar.entry, lowTabBar.entry,
      lowToolbar.entry, indicatorToolbar.entry, sheetsReachStatusBar.entry,
      canvasToolbar.entry, toolbarStandsOnTabBar.entry, showsSheets.entry,
      sheetReachesIndicator.entry, sheetShowsStatusBar.entry, opaqueBarPushesRoot.entry,
      barsLieInSheet.entry, widgetsEndAboveIndicator.entry,
    ]
  }
}

extension MarginRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [
      wideRootSide.entry, rootMarginsHoldBars.entry,
      ownViewHasRootMargins.entry, cellHasSystemMargins.entry, cellVertical.entry,
      wideDevice.entry, uprightWidthDecides.entry, cellWidthDecides.entry,
      nestedCellSide.entry, ownCellSide.entry, ownCollectionCellHasRootMargins.entry,
      accessoryHasMargin.entry,
    ]
  }
}

extension CanvasRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [
      homeButtonStatusBar.entry, wideViewHidesStatusBar.entry, lowViewHidesStatusBar.entry,
      ownViewsReachIndicator.entry, housingIsFirst.entry,
      countsInsetsTwice.entry,
      turnsInsets.entry, hasDevicePixels.entry, ownViewHalvesGoUp.entry, ownViewWidensCentred.entry,
      cellsKeepHalves.entry,
      showsStatusBarEverywhere.entry, collectionCellsHaveStatusBar.entry,
      freeformEmbeddedHasInsets.entry, embeddedHasInsets.entry, smallHousing.entry,
      oldPhoneHeight.entry,
    ]
  }
}

extension TelevisionRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [overscan.entry, sideOverscan.entry, rootSide.entry, collectionCellMargin.entry]
  }
}

extension MacOverhang {
  fileprivate static var entries: [RuleBook.Entry] {
    (rules.map(\.table) + [untitledBox, smallUntitledBox]).map { table in
      table.entry { insets in
        [insets.top, insets.left, insets.bottom, insets.right]
          .map { PointText.decimal($0, places: 2) }.joined(separator: ", ")
      }
    } + [symbolLetter.entry, marksBelow.entry, isAlignedByLine.entry]
  }
}

extension MacSizeRules {
  fileprivate static var entries: [RuleBook.Entry] {
    (heights + widths + imageRooms).map(\.table.entry)
      + [
        squareRoom.entry, leastGradient.entry, arrowRoom.entry, recessedArrow.entry,
        titleStep.entry,
        untitledBox.entry,
        smallUntitledBox.entry,
        largeUntitledBox.entry,
      ]
      + [firstLines.entry, moreLines.entry]
  }
}

extension MacTextRules {
  fileprivate static var entries: [RuleBook.Entry] {
    let lines = [statedLines, plainLines].map { table in
      table.entry { heights in
        heights.sorted { $0.key < $1.key }.map {
          "\(PointText.decimal($0.key, places: 2)): \(PointText.decimal($0.value, places: 2))"
        }.joined(separator: ", ")
      }
    }
    return lines + [
      centredRoom.entry, filledRoom.entry, fieldPadding.entry, linePadding.entry,
      gapShare.entry,
    ]
  }
}

extension MacBaselineRules {
  fileprivate static var entries: [RuleBook.Entry] {
    [usual.entry, emptyPopUp.entry, untitledBox.entry] + (rules + lines).map(\.table.entry)
  }
}

extension MacCanvasRules {
  fileprivate static var entries: [RuleBook.Entry] { [safeTop.entry, roundsUpwards.entry] }
}

extension ReleaseTable {
  /// The table in words.
  func entry(_ words: (Value) -> String) -> RuleBook.Entry {
    var entry = RuleBook.Entry(subject)
    entry.rows = rows.map { .init(from: $0.from, value: words($0.value), evidence: $0.evidence) }
    return entry
  }
}

extension ReleaseTable where Value == Double {
  var entry: RuleBook.Entry { entry { PointText.decimal($0, places: 2) } }
}

extension ReleaseTable where Value == Int {
  var entry: RuleBook.Entry { entry { String($0) } }
}

extension ReleaseTable where Value == Bool {
  var entry: RuleBook.Entry { entry { $0 ? "yes" : "no" } }
}

extension ReleaseTable where Value == Size {
  var entry: RuleBook.Entry {
    entry {
      "\(PointText.decimal($0.width, places: 2)) x \(PointText.decimal($0.height, places: 2))"
    }
  }
}
