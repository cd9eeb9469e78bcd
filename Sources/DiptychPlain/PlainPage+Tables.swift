import DiptychContent
import DiptychViews

extension PlainPage {
  mutating func writeTable(_ node: ContentTree.Node) {
    let outer = table
    if let caption = node.part(.caption) {
      writer.endTopic()
      paragraph { $0.write(partsOf: caption) }
    }
    table = PlainTable(node.table)
    let flow = beginBlock(isBlock: false)
    node.forEachPart { if $0.role != .caption { write($0) } }
    endBlock(flow)
    table = outer
  }

  /// Writes a row of a table, a group of rows, or a cell.
  mutating func writeRow(_ node: ContentTree.Node) {
    switch node.role {
    case .row: row(node)
    case .rowGroup, .totals:
      table?.beginGroup(node.element)
      write(partsOf: node)
      table?.beginGroup(nil)
    case .sectionTitle:
      writer.endTopic()
      paragraph { page in node.parts.forEach { page.write(partsOf: $0) } }
      writer.endTopic()
    case .covered: table?.cover(node.span.columns)
    default: cell(node)
    }
  }

  private mutating func row(_ node: ContentTree.Node) {
    guard table != nil, table?.isInRow == false else {
      return writeBlock(partsOf: node, isBlock: false)
    }
    table?.beginRow()
    write(partsOf: node)
    table?.endRow()
    if table?.isInHead == false { writer.endTopic() }
  }

  /// Writes a cell after its title: on the title's line if the cell is text, otherwise below.
  ///
  /// A cell in the head of the table is added to the titles instead.
  private mutating func cell(_ node: ContentTree.Node) {
    guard table?.isInRow == true, let columns = table?.place(node.span) else {
      return cell(node, below: nil)
    }
    if table?.isInHead == true {
      let outer = isInTitle
      isInTitle = true
      let title = words { $0.cell(node, below: nil) }
      isInTitle = outer
      table?.addTitle(title, to: columns)
    } else {
      cell(node, below: table?.title(of: columns))
    }
  }

  private mutating func cell(_ node: ContentTree.Node, below title: String?) {
    let outer = table
    table = nil
    writer.endBlock()
    // A footer needs words to name its column.
    let isFooter = outer?.isInFooter == true
    if let title, isFooter {
      let line = String(title.map { ["\n", "\r\n", "\t"].contains($0) ? " " : $0 })
      writer.pushEdge(_VisibleControl.shown(in: line) + ": ", indent: 2)
    } else if let title {
      writer.append(title)
      writer.beginValue()
    }
    let flow = begin(isBlock: false)
    isNamed = title != nil
    write(partsOf: node)
    end(flow)
    if title != nil { writer.popEdge(isOptional: isFooter) }
    writer.endBlock()
    table = outer
  }
}
