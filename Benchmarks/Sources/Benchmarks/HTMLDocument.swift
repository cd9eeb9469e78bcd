import Documents
import Floor
import Yardsticks

/// The documents of HTML, by the kit and by hand.
enum HTMLDocument: String, CaseIterable {
  case table
  case nest
  case page
  case prose

  /// The rows of the table.
  static let rows = 1000

  var name: String { "html/\(rawValue)" }

  var floorName: String { "floor/\(rawValue)" }

  static let streamedName = "html/table-streamed"
  static let viewName = "html/table-view"
  static let millionName = "html/million-streamed"

  /// What the bytes have to be.
  var fingerprint: Fingerprint {
    switch self {
    case .table: .table
    case .nest: .nest
    case .page: .page
    case .prose: .prose
    }
  }

  /// The document by the kit.
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

  /// The document by hand.
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

  /// A table by the kit.
  static func table(rows: Int) -> Document {
    let users = User.numbered(upTo: rows)
    return Document(HTMLDocument.table.name) { renderedTable(users) }
  }

  /// The table as a stream.
  static func streamed() -> Document {
    let users = User.numbered(upTo: rows)
    return Document(
      streamedName,
      output: { renderedTable(users) },
      render: { streamedTable(users) }
    )
  }

  /// A table by the component, which writes what the kit thinks is right.
  static func tableView() -> Document {
    let users = User.numbered(upTo: rows)
    return Document(viewName) { renderedTableView(users) }
  }

  /// A million rows as a stream, to see how much memory that takes; there is no string of them.
  static func million() -> Document {
    Document(millionName, output: { "" }, render: { streamedTable(ofUsersUpTo: 1_000_000) })
  }
}
