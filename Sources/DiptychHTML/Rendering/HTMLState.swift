import DiptychViews

/// The part of the state of a writer that few pages need.
///
/// It is in a separate object, so that the writer stays small.
@usableFromInline
final class HTMLState {
  /// The attributes that wait for an element.
  var pending = PendingAttributes()
  /// The cells of the innermost table, by column.
  var cells: [CellTag] = []
  /// The column of the next cell.
  var column = 0
  /// The end of the last list of values, as long as another value can continue the list.
  var factListEnd: HTMLWriter.FactListEnd?
  /// The names of the values so far in the current list.
  var factNames: Set<String> = []
  /// The amounts of output before the current value and before its name.
  var factStart: ByteBuffer.Extent?
  var factNameStart: ByteBuffer.Extent?
  /// Whether the next list of values belongs to a group, which gets the pending attributes.
  var isFactGroup = false
  /// Whether the names of the current group are emphasized.
  var emphasizesLabels = false
  /// Whether the content is in an element that announces that it is loading.
  var isAnnounced = false
  /// Whether the next suitable element or text has to announce that it is loading.
  var isAnnouncementDue = false
  /// The captions of the regions so far.
  var captions: Set<String> = []
  /// Whether the head of a table has begun with the titles over groups of columns.
  var titlesGroups = false
  /// Whether the content is code that shows changes.
  var isDiff = false
  /// The markup of the last heading, if it may name a region that follows.
  var heading: [UInt8] = []
  /// The ids of the headings that follow; nil unless a view asks for them.
  var headingIDs: HeadingIDs?
  /// The location of Diptych's CSS rules.
  var stylesheet = StylesheetSource.embedded
  /// Whether the stylesheet file is created from all pages that link to it, so that it will contain
  /// the rules of this page.
  var sharesStylesheet = false
  /// The number of rows so far in the current body of the innermost table.
  var rowsInBody = 0
  /// The style of the next row.
  var rowStyle = TextStyle()
  /// The texts after decimal marks in the innermost table, or nil if no column is aligned at
  /// decimal marks.
  var decimals: TableDecimals?
  /// The number of rows so far in the innermost table, without the titles of sections.
  var dataRows = 0
  /// The theme of the page.
  var theme = Theme.standard { didSet { usedThemeRules = nil } }
  /// The theme of a document, or nil.
  var documentTheme: Theme?
  private var usedThemeRules: String?
  /// The groups of themes that are open, the innermost last.
  var themes: [ThemeGroup] = []
  /// The number of bytes before the rules of the page.
  var stylesheetPosition: Int?
  /// The range of the link to the stylesheet file.
  var stylesheetLink = 0..<0
  /// The policy of the page, and the number of bytes before it in the output.
  var policy: (position: Int, ContentSecurityPolicy)?

  /// Whether the page is finished although it is validated.
  ///
  /// Data that is only known at the end is inserted into its head. The positions of problems do not
  /// include this data.
  var isFinished = false

  /// The problems found so far, nil unless the page is being validated.
  var replacements: [Replacement]?

  /// The rules of the theme of the page, computed at the first use; empty for the standard theme.
  var themeRules: String {
    if let usedThemeRules { return usedThemeRules }
    let rules = theme.rootRule + theme.finalRules
    usedThemeRules = rules
    return rules
  }

  /// The alternative texts of the element that is being removed, or nil if no element is being
  /// removed.
  private var alternatives: [String]?
  private var merging = PendingAttributes()
  private var ownClass: String?
  private var isScript = false

  /// Starts an element that takes the pending attributes.
  func beginMerge(of element: String) {
    isScript = element == "script"
    merging = pending
    ownClass = nil
  }

  /// Starts an element that is reduced to its alternative text.
  func beginRemoval() { alternatives = [] }

  /// Drops an attribute if its element is being removed, but keeps the alternative text.
  ///
  /// Returns whether the element is being removed.
  func removeAttribute(_ name: String, _ value: String) -> Bool {
    if name == "alt" { alternatives?.append(value) }
    return alternatives != nil
  }

  /// Returns the first alternative text of the removed element, or an empty text if it has none.
  ///
  /// Returns nil if no element was removed.
  func endRemoval() -> String? {
    defer { alternatives = nil }
    return alternatives.map { $0.first ?? "" }
  }

  /// Adds the attributes that announce loading to the element that is being opened.
  func announceMerging(_ words: String) {
    isAnnouncementDue = false
    merging.attribute("role", "status")
    merging.attribute("aria-busy", "true")
    merging.attribute("aria-label", words)
  }

  /// Hides the element that is being opened from assistive technology.
  func hideMerging() { merging.attribute("aria-hidden", "true") }

  /// Disables the control that is being opened, and hides it from assistive technology.
  func disableMerging() {
    merging.attribute("disabled", "", as: .boolean)
    hideMerging()
  }

  /// Whether an attribute of the element itself is left to ``endMerge()``.
  ///
  /// A class is joined with the pending classes. Any other attribute is dropped if there is a
  /// pending attribute with the same name. Redacted content also loses attributes that would reveal
  /// it.
  func merge(_ name: String, _ value: String, isRedacted: Bool) -> Bool {
    if isRedacted && !value.isEmpty && !RedactedAttributes.keeps(name) { return true }
    if merging.isEmpty { return false }
    if name == "class" {
      ownClass = ownClass.map { "\($0) \(value)" } ?? value
      return true
    }
    if isScript && name == "type" && ScriptType(value).takesJSON { merging.refuseScriptTypes() }
    return merging.items.contains { $0.name == name && $0.kind != .keyed }
  }

  /// The pending ids of the element that is being opened, the outermost first.
  var mergingIDs: [String] { merging.items.filter { $0.name == "id" }.map(\.value) }

  /// Returns the attributes that the start tag still lacks.
  func endMerge() -> [PendingAttributes.Item] { merging.merged(withClass: ownClass) }
}

/// The start tag of the cells of a column.
struct CellTag {
  /// The whole start tag, with its attributes.
  let start: String
  let isHeader: Bool

  /// Creates the start tag of cells with some classes and, unless they are headers, with the title
  /// of their column as a label.
  init(class names: String, isHeader: Bool, label: String?) {
    var start = isHeader ? "<th scope=\"row\"" : "<td"
    if !names.isEmpty { start += " class=\"\(names)\"" }
    if let label, !isHeader {
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(attributeValue: label)
      start += " data-label=\"\(buffer.string())\""
      buffer.free()
    }
    self.start = start + ">"
    self.isHeader = isHeader
  }
}
