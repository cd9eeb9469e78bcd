/// A flat document of one block: nodes in preorder, and the text, styles and tables they refer to.
///
/// A ``DocumentBuilder`` writes it. Everything else reads it as a ``LayoutTree``.
struct LayoutDocument: ~Copyable {
  /// The properties of the terminal.
  var traits: TextTraits
  var nodes = FlatArray<Node>(capacity: 256)
  /// The styles of leaves that have several.
  var spans = FlatArray<Span>()
  var tables = FlatArray<TableInfo>()
  /// The columns of all tables.
  var columns = FlatArray<ColumnLayout>()
  /// The titles of tables that may leave out columns.
  var columnsNotShown: [ColumnsNotShown] = []
  /// The bytes of marks, such as badges.
  var marks: [Range<Int>] = []
  /// The data of charts.
  var charts: [Chart] = []
  /// The parameters of containers; containers without a parameter share the first one.
  var parameters = [NodeParameter()]
  var styles = StyleTable()
  var factGroups: [FactGroup] = []

  /// The text of all leaves, as sanitised UTF-8.
  ///
  /// Layout appends the words that it adds, such as markers. So while a document is laid out, its
  /// text only grows.
  let text: UnsafeMutablePointer<ByteBuffer>

  init(_ traits: TextTraits) {
    self.traits = traits
    text = .allocate(capacity: 1)
    text.initialize(to: ByteBuffer(capacity: 4096))
  }

  deinit {
    nodes.free()
    spans.free()
    tables.free()
    columns.free()
    styles.free()
    text.pointee.free()
    text.deinitialize(count: 1)
    text.deallocate()
  }

  /// Removes everything except the styles, because the rest of the output may use them too.
  mutating func removeAll() {
    nodes.count = 0
    spans.count = 0
    tables.count = 0
    columns.count = 0
    text.pointee.removeAll()
    if !columnsNotShown.isEmpty { columnsNotShown.removeAll() }
    if !factGroups.isEmpty { factGroups.removeAll() }
    if !marks.isEmpty { marks.removeAll() }
    if !charts.isEmpty { charts.removeAll() }
    if parameters.count > 1 { parameters.removeLast(parameters.count - 1) }
  }
}

/// The properties of a terminal that layout depends on.
struct TextTraits {
  /// The maximum number of cells of a line, or nil for no limit.
  let width: Int?
  let color: ColorLevel
  /// The background of the terminal; nil if it is not known.
  let ground: ColorScheme?
  /// Whether the terminal shows only the 16 colours of its palette.
  var hasPaletteOnly: Bool { color <= .ansi16 }
  /// The rule for the widths of clusters.
  let widthRule = WidthRule(hidesSoftHyphens: true)
  /// Whether lines, bullets, bars and ellipses are drawn in ASCII.
  let isASCII: Bool
  /// The width of an ellipsis, in cells.
  var ellipsisWidth: Int { isASCII ? 3 : 1 }
  /// Whether the cursor's column is set after clusters that terminals disagree on.
  let correctsColumns: Bool
  /// Whether links are written as hyperlinks.
  let hasHyperlinks: Bool
  /// Whether the address of a link follows its label.
  let showsAddresses: Bool
  /// Whether a word that is longer than a line is left whole.
  let keepsLongWords: Bool
  /// Whether pieces with right-to-left letters are isolated.
  let isolates: Bool

  init(_ format: TextFormat) {
    width = format.width.map { min(max($0, 1), 1_048_576) }
    color = format.color
    ground = format.options.background
    isASCII = format.options.contains(.ascii)
    correctsColumns = format.options.contains(.absoluteColumns)
    hasHyperlinks = format.color != .none && format.options.contains(.hyperlinks)
    showsAddresses = !hasHyperlinks && !format.options.contains(.hidesAddresses)
    keepsLongWords = format.options.contains(.keepsLongWords)
    isolates = format.options.contains(.bidirectionalIsolates)
  }
}
