import DiptychViews

/// The properties of a container that are not in its ``Node``; each kind of node has its own.
///
/// Lengths are at most ``longest``, so that their sums do not overflow.
struct NodeParameter {
  /// The spacing between the children of a stack or of columns.
  var spacing = 0 { didSet { spacing = Self.limited(spacing) } }
  /// The alignment of children across the axis of a stack: 0 at the start, 1 in the centre, 2 at
  /// the end.
  var alignment: UInt8 = 0
  /// The minimum width of columns.
  var minimum = 0 { didSet { minimum = Self.limited(minimum) } }
  /// The alignment of layers.
  var layers = Alignment.topLeading
  /// The position of the second layer relative to the first.
  ///
  /// With a position, the first layer determines the size. Without a position, the largest layer
  /// determines it.
  var position: _LayerPosition?
  /// The distances of a padding.
  var insets = EdgeInsets() {
    didSet {
      insets = EdgeInsets(
        top: Self.limited(insets.top),
        leading: Self.limited(insets.leading),
        bottom: Self.limited(insets.bottom),
        trailing: Self.limited(insets.trailing)
      )
    }
  }
  var border = BorderStyle.square
  var frame = Frame(size: _FrameSize(width: nil, height: nil), alignment: .center)
  /// The style of paragraphs; a property without a value is inherited.
  var paragraphs = _ParagraphStyle()
  /// Whether lines that are too long are cut.
  var cutsLines = false
  /// The level of a heading, from 1 to 6.
  var level = 1
  /// The style of the light part of the rule of a heading.
  var ruleStyle: UInt16 = 0
  /// The number of the first item of a list.
  var start = 1
  /// The columns and rows that a cell spans.
  var columns = 1
  var rows = 1
  /// The fraction of a bar that is full; nil if it is not known.
  var fraction: Double?
  /// The percentage after a bar.
  var percentage = _Percentage(code: 0)

  private static var longest: Int { 65_535 }

  private static func limited(_ length: Int) -> Int { min(max(length, 0), longest) }

  /// Returns the number of columns of a given width that fit, at least 1.
  func columnCount(of cells: Int, in width: Int) -> Int {
    max((min(width, 1_073_741_824) + spacing) / max(cells + spacing, 1), 1)
  }

  // MARK: Paragraphs

  func apply(to state: inout ParagraphState) {
    if let alignment = paragraphs.alignment { state.alignment = alignment.rawValue }
    if let mode = paragraphs.truncationMode { state.truncation = mode }
    if let wrapping = paragraphs.wrapping { state.isBalanced = wrapping == .balanced }
    if let hangingIndent { state.hangingIndent = hangingIndent }
    if let lineLimit { state.lineLimit = lineLimit }
    if paragraphs.lineLimit == .whole { state.isWhole = true }
    if cutsLines { state.cutsLines = true }
  }

  /// The number of cells before each line except the first, or nil if inherited.
  var hangingIndent: Int? { paragraphs.hangingIndent.map(Self.limited) }

  /// The maximum number of lines of a text, 0 for no limit, or nil if inherited.
  private var lineLimit: Int? {
    switch paragraphs.lineLimit {
    case nil: nil
    case .unlimited?, .whole?: 0
    case .lines(let count)?: max(Self.limited(count), 1)
    }
  }

  /// Whether texts in the container may be truncated, so that they need not keep their longest
  /// word.
  var limitsLines: Bool { cutsLines || lineLimit ?? 0 > 0 }

  /// Whether each text in the container is one line, which is cut if it is too long.
  var isLine: Bool { lineLimit == 1 }
}

/// The size of a frame, or limits for it, and the alignment of its content.
struct Frame {
  let size: _FrameSize
  let alignment: Alignment

  /// The width that the frame takes if it fits, or nil for the width of its content.
  var maxWidth: Int? { size.maxWidth.map { max($0, size.minWidth ?? 0) } }

  /// Returns the width that a frame with limits needs for content of a given width.
  func width(around content: Int) -> Int { min(max(content, size.minWidth ?? 0), maxWidth ?? .max) }
}
