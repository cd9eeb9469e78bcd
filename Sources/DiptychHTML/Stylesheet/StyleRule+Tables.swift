import DiptychViews

// Rules for the borders, cells and columns of tables.
extension StyleRule {
  /// Returns the rule of the lines around cells, and between the header, the cells and the footer;
  /// nil if the base stylesheet draws these lines.
  static func lines(_ border: TableBorder) -> StyleRule? {
    switch border {
    case .square, .rounded, .ascii: nil
    case .heavy: StyleRule("lines-heavy", .layout, "--cell-line: 2px solid var(--line)")
    case .double: StyleRule("lines-double", .layout, "--cell-line: 3px double var(--line)")
    case .horizontal:
      StyleRule(
        "lines-horizontal",
        .layout,
        "--cell-line: 0; --part-line: 1px solid var(--line)"
      )
    case .none: StyleRule("lines-none", .layout, "--cell-line: 0")
    }
  }

  static func verticalAlignment(_ alignment: VerticalAlignment) -> StyleRule {
    switch alignment {
    case .top: StyleRule("vertical-top", .layout, "vertical-align: top")
    case .center: StyleRule("vertical-center", .layout, "vertical-align: middle")
    case .bottom: StyleRule("vertical-bottom", .layout, "vertical-align: bottom")
    }
  }

  /// Returns the rule of a column of a width in cells, to which the padding beside the text is
  /// added.
  static func columnWidth(_ cells: Int) -> StyleRule {
    StyleRule(ClassName("column-", cells), .size) { "width: \($0 + 2)ch" }
  }

  static func columnPercent(_ percent: Int) -> StyleRule {
    StyleRule(ClassName("column-", .percentage(percent)), .size) { "width: \($0)%" }
  }
}

extension ColumnTraits {
  /// The rule of the column's width, or nil if it has none.
  var widthRule: StyleRule? {
    if let fraction { return .columnPercent(Int((fraction * 100).rounded())) }
    guard let minimumWidth, minimumWidth == maximumWidth else { return nil }
    return .columnWidth(min(max(minimumWidth, 1), 999))
  }
}
