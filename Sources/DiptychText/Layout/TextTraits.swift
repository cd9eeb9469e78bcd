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
  /// Whether pieces with right-to-left letters are isolated.
  let isolates: Bool

  init(_ format: TextFormat) {
    width = format.width.map { min(max($0, 1), 1_048_576) }
    color = format.color
    ground = format.options.ground
    isASCII = format.options.contains(.ascii)
    correctsColumns = format.options.contains(.absoluteColumns)
    hasHyperlinks = format.color != .none && format.options.contains(.hyperlinks)
    showsAddresses = !hasHyperlinks && !format.options.contains(.hidesAddresses)
    isolates = format.options.contains(.bidirectionalIsolates)
  }
}
