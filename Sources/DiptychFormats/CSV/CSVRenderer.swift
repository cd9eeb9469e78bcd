import DiptychViews

/// A renderer that reads the tables of a view, and passes their records to a closure.
struct CSVRenderer: HostedRenderer {
  /// A part of the output.
  enum Part {
    case table(caption: String?)
    case titles([String])
    case row([String])
  }

  var host: _AnyRenderHost
  var isRedacted = false
  private let take: (Part) -> Void
  /// The table that is being read, if any.
  private var table: CSVTable?
  /// Whether the renderer is in a row, but not in one of its cells.
  private var isInRow = false
  /// The text of the cell that is being read, if any.
  private var cell: CellText?
  private var childKind = ChildKind.line

  /// The kind of the children of a container.
  private enum ChildKind {
    case line
    case word
    /// The first child of a container that draws only its first child.
    case candidate
    /// A further child of a container that has already drawn its first child.
    case refused
  }

  /// Passes the tables of a view to a closure, record by record.
  static func draw<V: View, H: RenderHost>(
    _ view: consuming V,
    for host: inout H,
    take: (Part) -> Void
  ) {
    let view = view
    withoutActuallyEscaping(take) { take in
      var renderer = CSVRenderer(host: _AnyRenderHost(host), take: take)
      var environment = EnvironmentValues.current
      environment.writesRawValues = true
      EnvironmentValues.$current.withValue(environment) { V._render(view, into: &renderer) }
      host = renderer.host.base(as: H.self)
    }
  }

  private init(host: _AnyRenderHost, take: @escaping (Part) -> Void) {
    self.host = host
    self.take = take
  }

  // MARK: Required

  mutating func text(_ string: String) {
    if cell == nil { return }
    let string = readable(string)
    cell?.append(string)
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .inline, .preformatted: C._render(content, into: &self)
    case .lineBreak: cell?.append("\n")
    case .table: table(_TableTraits(), content)
    case .tableSection: tableSection(content)
    case .tableRow: tableRow(content)
    case .tableCell: tableCell(span: _CellSpan(of: attributes), content)
    case .block, .paragraph, .heading, .list, .listItem, .quote, .rule: block(content)
    }
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    if _ElementRole.isImage(name) {
      text(attributes["alt"] ?? "")
    } else {
      element(name, attributes, EmptyView())
    }
  }

  // MARK: Tables

  mutating func table<C: View>(_ traits: _TableTraits, _ rows: consuming C) {
    // A table inside a cell becomes text of the cell.
    if cell != nil { return block(rows) }
    let outer = (table, isInRow)
    (table, isInRow) = (CSVTable(traits), false)
    take(.table(caption: traits.caption))
    C._render(rows, into: &self)
    takeTitles()
    (table, isInRow) = outer
  }

  /// Reads nothing, because the traits contain the words of the titles.
  mutating func tableTitles<C: View>(_ titles: consuming C) {}

  mutating func tableSection(_ title: String) {
    let title = readable(title)
    if cell == nil { table?.section = title }
  }

  /// Reads a group of rows, which ends the cells of the group above. In a row, a group is content.
  private mutating func tableSection<C: View>(_ rows: consuming C) {
    guard cell == nil, !isInRow else { return C._render(rows, into: &self) }
    table?.endGroup()
    C._render(rows, into: &self)
    table?.endGroup()
  }

  mutating func tableRow<C: View>(_ cells: consuming C) {
    guard cell == nil, table != nil, !isInRow else { return block(cells) }
    takeTitles()
    table?.beginRow()
    isInRow = true
    C._render(cells, into: &self)
    isInRow = false
    if let fields = table?.endRow() { take(.row(fields)) }
  }

  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    guard cell == nil, isInRow else {
      cell?.endWord()
      C._render(content, into: &self)
      cell?.endWord()
      return
    }
    let outer = childKind
    (cell, childKind) = (CellText(), .line)
    C._render(content, into: &self)
    table?.append(cell?.text ?? "", span: span)
    (cell, childKind) = (nil, outer)
  }

  mutating func coveredTableCell(columns: Int) {
    if cell == nil { table?.cover(columns) }
  }

  /// Passes the titles of the table to the closure, unless that was already done.
  private mutating func takeTitles() {
    guard let titles = table?.titles else { return }
    table?.titles = nil
    take(.titles(table?.section == nil ? titles : [""] + titles))
  }

  // MARK: Text of a cell

  /// Draws content on lines of its own.
  private mutating func block<C: View>(_ content: consuming C) {
    cell?.endLine()
    C._render(content, into: &self)
    cell?.endLine()
  }

  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let before = cell?.text
    C._render(content, into: &self)
    let isAllowed = EnvironmentValues.current.linkPolicy.allows(destination) && !isRedacted
    // If a link has no label, its address is the text.
    if isAllowed, cell?.text == before { text(destination) }
  }

  mutating func image(_ source: String, alternative: String) { text(alternative) }

  mutating func lineBreak() { cell?.append("\n") }

  mutating func label<C: View>(icon: String, _ title: consuming C) {
    C._render(title, into: &self)
  }

  mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    C._render(content, into: &self)
  }

  mutating func button<C: View>(_ label: consuming C) { C._render(label, into: &self) }

  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    if cell == nil { C._render(content, into: &self) } else { S._render(spoken, into: &self) }
  }

  mutating func progress(_ fraction: Double?, label: String) {
    if let fraction { text("\(fraction)") }
  }

  mutating func gauge(_ fraction: Double, label: String) { text("\(fraction)") }

  mutating func sparkline(_ fractions: [Double?], label: String) { text(label) }

  /// Draws the words of a picture if it is in a cell.
  ///
  /// The table of a chart's values is not a table of the view.
  mutating func figure<F: _Figure>(_ figure: consuming F) {
    guard cell != nil else { return }
    F.Words._render(isRedacted ? figure.redacted.words : figure.words, into: &self)
  }

  // MARK: Containers

  private mutating func children<C: View>(_ content: consuming C, _ kind: ChildKind) {
    let outer = childKind
    childKind = kind
    _Children._render(_Children(content), into: &self)
    childKind = outer
  }

  mutating func child<V: View>(_ view: consuming V) {
    switch childKind {
    case .line: block(view)
    case .word:
      cell?.endWord()
      V._render(view, into: &self)
      cell?.endWord()
    case .candidate:
      childKind = .line
      V._render(view, into: &self)
      childKind = .refused
    case .refused: break
    }
  }

  mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    if axis == .vertical { cell?.endLine() }
    children(content, axis == .vertical ? .line : .word)
    if axis == .vertical { cell?.endLine() }
  }

  /// Draws the first child, because a record has no width that a child might exceed.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(content, .candidate)
  }

  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    children(content, .line)
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) { children(content, .line) }

  mutating func spacer(minimum: Int) { cell?.endWord() }
}
