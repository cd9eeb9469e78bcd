import DiptychViews

/// A table of a document.
struct MarkdownTable {
  private let context: MarkdownContext
  private let alignments: [TextAlignment]
  /// The positions of the cells of each row, starting with the header row.
  private let rows: [[Int]]

  init(_ context: MarkdownContext, _ range: Range<Int>, _ alignments: [TextAlignment]) {
    let tree = context.tree
    self.context = context
    self.alignments = alignments
    rows = tree.children(in: range).map { tree.children(in: tree.content(of: $0)) }
  }

  func draw<R: _Renderer>(into renderer: inout R) {
    let header = rowHeader
    let table = Table(Array(rows.dropFirst())) {
      for column in alignments.indices {
        tableColumn(column)._with { traits in
          traits.isRowHeader = column == header
          traits.isProse = isProse(column)
        }
      }
    }
    Self.draw(table, into: &renderer)
  }

  /// The index of the column of row headers; nil if every column has an empty cell.
  ///
  /// It is the first column with words in all cells. A table with row headers often has an empty
  /// title above them, and an empty cell cannot be a header.
  private var rowHeader: Int? {
    guard alignments.count > 1 else { return nil }
    let full = alignments.indices.filter { column in
      rows.dropFirst().allSatisfy { row in
        column < row.count && !context.tree.content(of: row[column]).isEmpty
      }
    }
    return full.first { alignments[$0] != .trailing } ?? full.first
  }

  /// Whether at least half of the cells of a column have five words or more.
  private func isProse(_ column: Int) -> Bool {
    let cells = rows.dropFirst().filter { column < $0.count }.map { row in
      context.tree.words(in: context.tree.content(of: row[column])).split(separator: " ").count
    }
    return !cells.isEmpty && 2 * cells.count { $0 >= 5 } >= cells.count
  }

  private func tableColumn(_ column: Int) -> TableColumn<[Int], MarkdownInlines> {
    let alignment = alignments[column]
    let head = rows.first.flatMap { column < $0.count ? context.tree.content(of: $0[column]) : nil }
    // Some formats repeat the title. These formats get it as text.
    if let head, context.tree.nodes[head].contains(where: { !$0.isText }) {
      return TableColumn(alignment: alignment) {
        cell(column, of: $0)
      } header: {
        MarkdownInlines(context: context, range: head)
      }
    }
    let title = head.map(context.tree.words) ?? ""
    return TableColumn(title, alignment: alignment) { cell(column, of: $0) }
  }

  private func cell(_ column: Int, of row: [Int]) -> MarkdownInlines {
    let range = column < row.count ? context.tree.content(of: row[column]) : 0..<0
    return MarkdownInlines(context: context, range: range)
  }

  private static func draw<V: View, R: _Renderer>(_ view: V, into renderer: inout R) {
    V._render(view, into: &renderer)
  }
}

extension MarkdownNode {
  /// Whether the node is a text without a style.
  fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}
