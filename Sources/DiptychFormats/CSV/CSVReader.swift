import DiptychContent
import DiptychViews

/// A reader of the tables of a view, which writes their records.
struct CSVReader {
  private let output: RenderOutput
  private var records: CSVRecords
  /// The table that is being read, if any.
  private var table: CSVTable?
  /// Whether the reader is in a row, but not in one of its cells.
  private var isInRow = false
  /// The text of the cell that is being read, if any.
  private var cell: CellText?

  init(_ format: CSVFormat, output: RenderOutput) {
    self.output = output
    records = CSVRecords(format: format)
  }

  /// Writes the tables of a view, record by record.
  mutating func read<V: View, H: _RenderHost>(_ view: consuming V, for host: inout H) {
    let view = view
    var environment = EnvironmentValues.current
    environment.writesRawValues = true
    let tree = EnvironmentValues.$current.withValue(environment) {
      ContentTree(view, host: &host, [.rowByRow, .spoken])
    }
    read(partsOf: tree.root)
  }

  private mutating func read(partsOf node: ContentTree.Node) {
    for part in node.parts { read(part) }
  }

  private mutating func read(_ node: ContentTree.Node) {
    switch node.role {
    case .table, .rowGroup, .row, .sectionTitle, .cell, .headerCell, .covered: readTable(node)
    case .text, .decoration, .segmentedBar: append(node.string)
    case .image: append(node.attribute("alt"))
    case .progress, .gauge: append(node.attribute("value"))
    case .sparkline: append(node.attribute("aria-label"))
    case .lineBreak: cell?.append("\n")
    case .spacer: cell?.endWord()
    case .icon, .percentage, .raw, .caption, .titles, .totals: break
    case .badge: for part in node.parts where part.role != .decoration { read(part) }
    case .link: link(node)
    case .labelled:
      for part in node.parts where (part.role == .spoken) == (cell != nil) { read(part) }
    // The table of a chart's values is not a table of the view.
    case .figure where cell == nil: break
    default: readBlock(node)
    }
  }

  private mutating func readBlock(_ node: ContentTree.Node) {
    switch node.role {
    case .hstack, .actions:
      for child in node.items {
        cell?.endWord()
        read(partsOf: child)
        cell?.endWord()
      }
    case .vstack, .zstack, .columns, .facts, .breadcrumbs:
      cell?.endLine()
      for child in node.items { block(child) }
      cell?.endLine()
    case .list, .outline:
      for part in node.items {
        if part.role == .item || part.role == .group { block(part) } else { read(part) }
      }
    case .preformatted, .codeBlock, .terminal: read(partsOf: node)
    default:
      if node.role.isBlock && node.element != nil { block(node) } else { read(partsOf: node) }
    }
  }

  // MARK: Tables

  private mutating func readTable(_ node: ContentTree.Node) {
    switch node.role {
    case .table:
      // A table inside a cell becomes text of the cell.
      if cell != nil {
        cell?.endLine()
        node.forEachPart { read($0) }
        cell?.endLine()
        return
      }
      let outer = (table, isInRow)
      (table, isInRow) = (CSVTable(node.table ?? _TableTraits()), false)
      records.beginTable()
      node.forEachPart { read($0) }
      takeTitles()
      (table, isInRow) = outer
    case .rowGroup:
      // In a row, a group of rows is content, and ends no cell of the group above.
      guard cell == nil, !isInRow else { return read(partsOf: node) }
      table?.endGroup()
      read(partsOf: node)
      table?.endGroup()
    case .sectionTitle:
      let title = node.parts.flatMap(\.parts).map(\.string).joined()
      if cell == nil { table?.section = _VisibleControl.shown(in: title) }
    case .row:
      guard cell == nil, table != nil, !isInRow else { return block(node) }
      takeTitles()
      table?.beginRow()
      isInRow = true
      read(partsOf: node)
      isInRow = false
      if let fields = table?.endRow() { output.append(records.text(of: fields)) }
    case .covered: if cell == nil { table?.cover(node.span.columns) }
    default:
      guard cell == nil, isInRow else {
        cell?.endWord()
        read(partsOf: node)
        cell?.endWord()
        return
      }
      cell = CellText()
      read(partsOf: node)
      table?.append(cell?.text ?? "", span: node.span)
      cell = nil
    }
  }

  /// Passes the titles of the table to the closure, unless that was already done.
  private mutating func takeTitles() {
    guard let titles = table?.titles else { return }
    table?.titles = nil
    let isInSection = table?.section != nil
    let section = EnvironmentValues.current.labels.section
    output.append(records.text(of: isInSection ? [section] + titles : titles))
  }

  // MARK: Text of a cell

  private mutating func append(_ text: String?) {
    if let text, cell != nil { cell?.append(_VisibleControl.shown(in: text)) }
  }

  /// Reads content on lines of its own.
  private mutating func block(_ node: ContentTree.Node) {
    cell?.endLine()
    read(partsOf: node)
    cell?.endLine()
  }

  private mutating func link(_ node: ContentTree.Node) {
    let before = cell?.text
    read(partsOf: node)
    // If a link has no label, its address is the text.
    if cell?.text == before { append(node.address) }
  }
}
