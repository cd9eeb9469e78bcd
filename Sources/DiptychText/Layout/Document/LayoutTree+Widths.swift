import DiptychViews

// The widths that containers add to their content, and their natural widths.
extension LayoutTree {
  /// The minimum width of a column, or of a child of a row, if its content needs at least this
  /// width.
  ///
  /// A narrower column would have only a few letters in each line, which is hard to read.
  static var narrowest: Int { 6 }

  /// The minimum width of a column whose cells are cut or whose words are broken.
  static var narrowestCut: Int { 12 }

  /// The cells of the lines of a border on both sides, and of a space inside each.
  static var borderWidth: Int { 4 }

  /// The cells beside the title in a border: two corners, and a line and a space on each side.
  static var titleWidth: Int { 6 }

  /// The cells of the guides before the nodes of an outline.
  static var guideWidth: Int { 3 }

  /// The cells of the line before a quotation, and of the space after it.
  static var quoteWidth: Int { 2 }

  /// The cells of the heavy line before a heading of level 2, and of the space after it.
  static var headingWidth: Int { 3 }

  /// Returns the number of cells of the number signs before a heading, and of the space after them.
  ///
  /// Without styles, a heading of level 3 to 6 would look like a paragraph, so number signs show
  /// its level, as in Markdown.
  func signWidth(ofHeading level: Int) -> Int {
    switch level {
    case 1: 0
    case 2: Self.headingWidth
    default: traits.color == .none ? level + 1 : 0
    }
  }

  /// The cells between the parts of a fact.
  static var factGap: Int { 2 }

  /// The cells of two spaces and a percentage after a bar.
  static var percentageWidth: Int { 6 }

  /// The minimum number of cells of a percentage alone.
  static var narrowestPercentage: Int { 4 }

  /// The minimum number of cells of a bar with a percentage after it.
  static var narrowestBar: Int { 2 }

  /// The minimum number of cells of a bar without a percentage; a shorter bar would show nothing
  /// useful.
  static var narrowestBarAlone: Int { 8 }

  /// The width that values need beside their names, unless all of them are narrower.
  static var narrowestFact: Int { 8 }

  /// Returns the cells of the widest marker of a list, and of the space after it.
  func markerWidth(of list: Node) -> Int {
    guard list.has(NodeFlag.ordered) else { return 2 }
    return decimalDigits(parameter(of: list).start + max(Int(list.extra) - 1, 0)) + 2
  }

  /// Returns the cells of a marker, and of the space after it.
  func markerWidth(of marker: Marker) -> Int {
    traits.isASCII ? marker.asciiText.utf8CodeUnitCount + 1 : 2
  }

  /// Returns the cells that a container adds to the width of its content.
  @inline(__always)
  func extraWidth(of index: Int) -> Int {
    let node = self[index]
    switch node.kind {
    case .row: return max(Int(node.extra) - 1, 0) * parameter(of: node).spacing
    case .padding: return horizontalInsets(of: node)
    case .border: return Self.borderWidth
    case .list: return markerWidth(of: node)
    case .outline: return Self.guideWidth
    case .marked: return markerWidth(of: Marker(of: node))
    case .quote: return Self.quoteWidth
    case .heading: return signWidth(ofHeading: parameter(of: node).level)
    case .fact: return max(Int(node.extra) - 1, 0) * Self.factGap
    case .leaf, .column, .columns, .layers, .choice, .frame, .flexibleFrame, .item,
      .paragraphStyle, .facts, .table, .tableRow, .cell, .rule, .spacer, .bar, .sparkline, .chart:
      return 0
    }
  }

  private func horizontalInsets(of padding: Node) -> Int {
    parameter(of: padding).insets.leading + parameter(of: padding).insets.trailing
  }

  /// Returns the natural width of a container whose content has a given width.
  func naturalWidth(of index: Int, content: Int) -> Int {
    let node = self[index]
    switch node.kind {
    // A frame draws one cell at least.
    case .frame: return frame(of: node).size.width.map { max($0, 1) } ?? content
    case .flexibleFrame: return frame(of: node).width(around: content)
    case .columns: return naturalWidth(ofColumns: node, content: content)
    case .layers, .choice: return base(of: index, node).map { Int(self[$0].natural) } ?? content
    case .paragraphStyle:
      let indent = parameter(of: node).hangingIndent ?? 0
      return indent > 0 && hasLineBreak(in: index) ? content + indent : content
    case .border where node.flags & (NodeFlag.titled | NodeFlag.subtitled) != 0:
      return max(content, widthOfTitles(of: index, node))
    case .heading:
      let sign = extraWidth(of: index)
      let isNarrow = content < sign + Self.narrowest
      return isNarrow && traits.width != nil ? content - sign : content
    default: return content
    }
  }

  /// Whether a heading has its number signs.
  ///
  /// They are left out if the heading is too narrow for them and for some of its title.
  func hasSign(_ heading: Node, in width: Int) -> Bool {
    let sign = signWidth(ofHeading: parameter(of: heading).level)
    let isWide = width >= sign + Self.narrowest
    return sign > 0 && (isWide || traits.width == nil && width >= Int(heading.natural))
  }

  /// Returns the width of a border that has room for its title and its subtitle.
  private func widthOfTitles(of index: Int, _ node: Node) -> Int {
    var width = Self.titleWidth
    if node.has(NodeFlag.titled) { width += Int(self[index + 1].natural) }
    if node.has(NodeFlag.subtitled) {
      let subtitle = node.has(NodeFlag.titled) ? index + 2 : index + 1
      width += Int(self[subtitle].natural) + 3
    }
    return width
  }

  /// Whether a text in a container has a newline, so that it has several lines at any width.
  private func hasLineBreak(in index: Int) -> Bool {
    (index..<count).contains { self[$0].kind == .leaf && self[$0].has(NodeFlag.breaks) }
  }

  /// Returns the width of all columns side by side.
  ///
  /// If lines have no limit, this is the width of the columns that fit in 80 cells.
  private func naturalWidth(ofColumns node: Node, content: Int) -> Int {
    let parameter = self.parameter(of: node)
    // The limit keeps the width of nested columns from growing without bounds.
    let cells = min(max(content, parameter.minimum), 1_048_576)
    let room = traits.width == nil ? parameter.columnCount(of: cells, in: 80) : .max
    let count = min(Int(node.extra), room)
    return max(count * (cells + parameter.spacing) - parameter.spacing, 0)
  }

  /// Whether an item is a task, whose check box replaces the bullet.
  func hasBox(_ item: Int, in list: Node) -> Bool {
    guard !list.has(NodeFlag.ordered), self[item].kind == .item, self[item].extra == 1 else {
      return false
    }
    return self[item + 1].kind == .marked && Marker(of: self[item + 1]).isBox
  }

  // MARK: The child that counts

  /// Returns the first child if it alone determines the size; nil if the largest child does.
  func base(of index: Int, _ node: Node) -> Int? {
    let hasBase = node.kind == .choice || parameter(of: node).position != nil
    return hasBase && node.extra > 0 ? index + 1 : nil
  }

  /// Returns the first child of a choice that fits, or the last one, or nil.
  func chosen(of index: Int, _ node: Node, width: Int) -> Int? {
    var child = index + 1
    var last: Int?
    while child < node.end {
      if node.has(NodeFlag.always) || Int(self[child].natural) <= width { return child }
      last = child
      child = next(child)
    }
    return last
  }

  /// Returns the width of the columns: the width of the widest child, or their minimum.
  func columnWidth(of index: Int, _ node: Node) -> Int {
    var widest = parameter(of: node).minimum
    var child = index + 1
    while child < node.end {
      widest = max(widest, Int(self[child].natural))
      child = next(child)
    }
    return widest
  }
}

/// Returns the number of decimal digits of a number.
func decimalDigits(_ number: Int) -> Int {
  var digits = 1
  var rest = number
  while rest >= 10 {
    rest /= 10
    digits += 1
  }
  return digits
}
