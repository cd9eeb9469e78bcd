/// The properties of a terminal that layout depends on.
struct TextTraits {
  /// The cells that a line may take, or nil for as many as it needs.
  let width: Int?
  let color: ColorLevel
  /// How wide clusters are.
  let widthRule: WidthRule
  /// Whether emoji on which terminals disagree are replaced.
  let isPortable: Bool
  /// Whether what the kit draws is ASCII.
  let isASCII: Bool
  /// Whether a terminal is told its column where it may have another one.
  let correctsColumns: Bool

  init(_ format: TextFormat) {
    width = format.width.map { min(max($0, 1), 1 << 20) }
    color = format.color
    let ambiguousIsWide = format.options.contains(.ambiguousIsWide)
    widthRule = ambiguousIsWide ? [.hidesSoftHyphens, .ambiguousIsWide] : .hidesSoftHyphens
    isPortable = format.options.contains(.portable)
    isASCII = ambiguousIsWide || format.options.contains(.ascii)
    correctsColumns = format.options.contains(.absoluteColumns)
  }
}
