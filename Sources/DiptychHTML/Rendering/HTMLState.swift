import DiptychViews

/// What a renderer seldom looks at.
///
/// It is an object so that the renderer itself stays a few words.
@usableFromInline
final class HTMLState {
  /// The attributes that wait for an element.
  var pending = PendingAttributes()
  /// The cells of the innermost table, by column.
  var cells: [CellTag] = []
  /// The column of the next cell.
  var column = 0
  /// Where the page has the rules of the kit from.
  var stylesheet = StylesheetSource.embedded
  /// The rows so far in the innermost body of a table.
  var rowsInBody = 0
  /// Where the rules of the page go.
  var stylesheetPosition: ByteBuffer.Position?
  /// The policy of the page, and after how many bytes it goes.
  var policy: (position: Int, ContentSecurityPolicy)?

  /// What was replaced because it can't be made safe, while somebody wants to know.
  var replacements: [Replacement]?

  private var merging = PendingAttributes()
  private var ownClass: String?
  private var isRedacted = false
  private var isScript = false

  /// The element that is being opened takes the attributes that wait.
  func beginMerge(of element: String, isRedacted: Bool) {
    self.isRedacted = isRedacted
    isScript = element == "script"
    merging = pending
    pending = PendingAttributes()
    ownClass = nil
  }

  /// Hides the element that is being opened from assistive technology.
  func hideMerging() {
    merging.attribute("aria-hidden", "true")
  }

  /// Whether an attribute of the element itself is left to ``endMerge()``.
  ///
  /// A class is joined with those that waited, and anything else gives way to one of its name. What
  /// may not be read leads nowhere.
  func merge(_ name: String, _ value: String) -> Bool {
    if isRedacted && name == "href" { return true }
    if merging.isEmpty { return false }
    if name == "class" {
      ownClass = ownClass.map { "\($0) \(value)" } ?? value
      return true
    }
    if isScript && name == "type" && ScriptType(value).takesJSON { merging.refuseScriptTypes() }
    return merging.items.contains { $0.name == name && $0.kind != .keyed }
  }

  /// The ids that waited for the element that is being opened, from the outside in.
  var mergingIDs: [String] {
    merging.items.filter { $0.name == "id" }.map(\.value)
  }

  /// What is left to be written in the start tag.
  func endMerge() -> [PendingAttributes.Item] {
    merging.merged(withClass: ownClass)
  }
}

/// The tag of the cells of a column.
struct CellTag {
  /// The whole start tag.
  let start: String
  let isHeader: Bool

  init(class names: String, isHeader: Bool) {
    let name = isHeader ? "th scope=\"row\"" : "td"
    start = names.isEmpty ? "<\(name)>" : "<\(name) class=\"\(names)\">"
    self.isHeader = isHeader
  }
}
