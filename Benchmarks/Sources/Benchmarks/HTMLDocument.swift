import Documents
import Floor
import Yardsticks

/// A document of HTML, by Diptych and by hand.
enum HTMLDocument: String, CaseIterable {
  case table
  case nest
  case page
  case prose

  /// The number of rows of the table.
  static let rows = 1000

  var name: String { "html/\(rawValue)" }

  var floorName: String { "floor/\(rawValue)" }

  static let viewName = "html/table-view"

  /// The fingerprint of the expected bytes.
  var fingerprint: Fingerprint {
    switch self {
    case .table: .table
    case .nest: .nest
    case .page: .page
    case .prose: .prose
    }
  }

  /// Returns the document by Diptych.
  func kit() -> Document {
    switch self {
    case .table: return Self.table(rows: Self.rows)
    case .nest: return Document(name) { renderedNest(depth: Levels.depth) }
    case .page:
      let page = Dashboard.example
      return Document(name) { renderedPage(page) }
    case .prose:
      let paragraphs = Prose.paragraphs(200)
      return Document(name) { renderedProse(paragraphs) }
    }
  }

  /// Returns the document by hand.
  func floor() -> Document {
    switch self {
    case .table:
      let users = User.numbered(upTo: Self.rows)
      return Self.floor(floorName) { Floor.table(users) }
    case .nest: return Self.floor(floorName) { Floor.nest(depth: Levels.depth) }
    case .page:
      let page = Dashboard.example
      return Self.floor(floorName) { Floor.page(page) }
    case .prose:
      let paragraphs = Prose.paragraphs(200)
      return Self.floor(floorName) { Floor.prose(paragraphs) }
    }
  }

  private static func floor(_ name: String, _ bytes: @escaping () -> [UInt8]) -> Document {
    Document(
      name,
      output: { String(decoding: bytes(), as: UTF8.self) },
      render: { bytes().count }
    )
  }

  /// Returns a table of HTML elements by Diptych.
  static func table(rows: Int) -> Document {
    let users = User.numbered(upTo: rows)
    return Document(HTMLDocument.table.name) { renderedTable(users) }
  }

  /// Returns a table by the `Table` view, whose markup Diptych chooses.
  static func tableView() -> Document {
    let users = User.numbered(upTo: rows)
    return Document(viewName) { renderedTableView(users) }
  }
}
