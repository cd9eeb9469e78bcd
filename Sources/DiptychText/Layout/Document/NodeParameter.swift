import DiptychViews

/// The parameter of a node: numbers in the 32 bits of ``Node/start``.
///
/// A function makes the parameter for one kind of node, and the properties below it read the
/// numbers. Numbers of different kinds of nodes take the same bits. A number is limited to the
/// values that its bits can store. An optional number is stored as its value plus 1, and nil as 0.
struct NodeParameter: BitwiseCopyable {
  let bits: UInt32

  init(bits: UInt32 = 0) { self.bits = bits }

  /// Returns the parameter with another number.
  private func with(_ number: Int, at position: UInt32, bits count: UInt32) -> NodeParameter {
    let number = min(max(number, 0), 1 &<< Int(count) &- 1)
    return NodeParameter(bits: bits | UInt32(truncatingIfNeeded: number) &<< position)
  }

  /// Returns the parameter with another number, which is optional.
  private func with(optional number: Int?, at position: UInt32, bits count: UInt32) -> NodeParameter
  {
    guard let number else { return self }
    return with(min(number, .max - 1) + 1, at: position, bits: count)
  }

  private func with(_ alignment: Alignment) -> NodeParameter {
    with(Int(alignment.horizontal.rawValue), at: 28, bits: 2)
      .with(Int(alignment.vertical.rawValue), at: 30, bits: 2)
  }

  private func number(at position: UInt32, bits count: UInt32) -> Int {
    Int(bits &>> position & (1 &<< count &- 1))
  }

  private func optional(at position: UInt32, bits count: UInt32) -> Int? {
    let stored = number(at: position, bits: count)
    return stored == 0 ? nil : stored &- 1
  }

  // MARK: Stacks and columns

  /// The parameter of a stack: the spacing, and the alignment of its children across its axis.
  static func stack(spacing: Int, alignment: UInt8 = 0) -> NodeParameter {
    NodeParameter().with(spacing, at: 0, bits: 16).with(Int(alignment), at: 16, bits: 2)
  }

  /// The parameter of columns: their minimum width, and the spacing between two of them.
  static func columns(minimum: Int, spacing: Int) -> NodeParameter {
    NodeParameter().with(spacing, at: 0, bits: 16).with(minimum, at: 16, bits: 16)
  }

  var spacing: Int { number(at: 0, bits: 16) }
  /// The raw value of the alignment in a stack: 0 at the start, 1 in the centre, 2 at the end.
  var alignment: UInt8 { UInt8(number(at: 16, bits: 2)) }
  var minimum: Int { number(at: 16, bits: 16) }

  /// Returns the number of columns of a given width that fit, at least 1.
  func columnCount(of cells: Int, in width: Int) -> Int {
    max((min(width, 1_073_741_824) + spacing) / max(cells + spacing, 1), 1)
  }

  // MARK: Layers

  /// The parameter of layers: their alignment, and the position of the second layer relative to the
  /// first.
  ///
  /// With a position, the first layer determines the size. Without a position, the largest layer
  /// determines it.
  static func layers(_ alignment: Alignment, _ position: _LayerPosition? = nil) -> NodeParameter {
    NodeParameter().with(alignment)
      .with(optional: position.map { Int($0.rawValue) }, at: 0, bits: 2)
  }

  var horizontal: UInt8 { UInt8(number(at: 28, bits: 2)) }
  var vertical: UInt8 { UInt8(number(at: 30, bits: 2)) }
  var position: _LayerPosition? {
    optional(at: 0, bits: 2).flatMap { _LayerPosition(rawValue: UInt8($0)) }
  }

  // MARK: Padding and borders

  /// The parameter of a padding, each of whose insets is at most 255.
  static func padding(_ insets: EdgeInsets) -> NodeParameter {
    NodeParameter()
      .with(insets.top, at: 24, bits: 8).with(insets.leading, at: 16, bits: 8)
      .with(insets.bottom, at: 8, bits: 8).with(insets.trailing, at: 0, bits: 8)
  }

  var top: Int { number(at: 24, bits: 8) }
  var leading: Int { number(at: 16, bits: 8) }
  var bottom: Int { number(at: 8, bits: 8) }
  var trailing: Int { number(at: 0, bits: 8) }

  static func border(_ style: BorderStyle) -> NodeParameter {
    NodeParameter(bits: UInt32(style.rawValue))
  }

  var border: BorderStyle { BorderStyle(rawValue: UInt8(bits)) ?? .square }

  // MARK: Paragraphs

  /// The parameter of paragraphs in a style; a property without a value is inherited.
  static func paragraphs(_ style: _ParagraphStyle) -> NodeParameter {
    let limit: Int? =
      switch style.lineLimit {
      case nil: nil
      case .unlimited?: 0
      case .lines(let count)?: min(max(count, 1), 0xFFF)
      }
    return NodeParameter()
      .with(optional: style.alignment.map { Int($0.rawValue) }, at: 0, bits: 3)
      .with(optional: style.truncationMode.map { Int($0.rawValue) }, at: 3, bits: 2)
      .with(optional: style.wrapping.map { Int($0.rawValue) }, at: 5, bits: 2)
      .with(optional: style.hangingIndent.map { max($0, 0) }, at: 7, bits: 8)
      .with(optional: limit, at: 15, bits: 13)
  }

  /// The parameter of paragraphs whose lines are cut if they are too long.
  static var cutLines: NodeParameter { NodeParameter(bits: 1 << 28) }

  func apply(to state: inout ParagraphState) {
    if let alignment = optional(at: 0, bits: 3) { state.alignment = UInt8(alignment) }
    if let mode = optional(at: 3, bits: 2).flatMap({ TruncationMode(rawValue: UInt8($0)) }) {
      state.truncation = mode
    }
    if let wrapping = optional(at: 5, bits: 2) {
      state.isBalanced = wrapping == Int(TextWrapping.balanced.rawValue)
    }
    if let hangingIndent { state.hangingIndent = hangingIndent }
    if let limit = optional(at: 15, bits: 13) { state.lineLimit = limit }
    if bits &>> 28 != 0 { state.cutsLines = true }
  }

  /// The number of cells before each line except the first, or nil if inherited.
  var hangingIndent: Int? { optional(at: 7, bits: 8) }

  /// Whether texts in the container may be truncated, so that they need not keep their longest
  /// word.
  var limitsLines: Bool { bits &>> 15 > 1 }

  /// Whether each text in the container is one line, which is cut if it is too long.
  var isLine: Bool { optional(at: 15, bits: 13) == 1 }

  // MARK: Headings, lists, cells and bars

  /// The parameter of a heading: its level, from 1 to 6, and the style of the light part of its
  /// rule.
  static func heading(level: Int, ruleStyle: UInt16) -> NodeParameter {
    NodeParameter().with(min(max(level, 1), 6), at: 0, bits: 16)
      .with(Int(ruleStyle), at: 16, bits: 16)
  }

  var level: Int { number(at: 0, bits: 16) }
  var ruleStyle: UInt16 { UInt16(number(at: 16, bits: 16)) }

  /// The parameter of a list: the number of its first item.
  static func list(start: Int) -> NodeParameter {
    NodeParameter(bits: UInt32(min(max(start, 0), 999_999_999)))
  }

  /// The parameter of a cell: the columns and rows that it spans, from 1 to 65,535 each.
  static func cell(columns: Int, rows: Int) -> NodeParameter {
    NodeParameter().with(columns, at: 0, bits: 16).with(rows, at: 16, bits: 16)
  }

  var columns: Int { max(number(at: 0, bits: 16), 1) }
  var rows: Int { max(number(at: 16, bits: 16), 1) }

  /// The parameter of a bar: the fraction that is full, in 65,535ths, and the percentage after it;
  /// nil if it is not known.
  static func bar(_ fraction: Double?, _ percentage: _Percentage?) -> NodeParameter {
    guard let fraction, let percentage else { return NodeParameter(bits: .max) }
    // A fraction above 0 is at least one step. A fraction below 1 is at least one step below the
    // full bar.
    let part = Int((fraction * 0xFFFF).rounded())
    let isInside = fraction > 0 && fraction < 1
    return NodeParameter().with(isInside ? min(max(part, 1), 0xFFFE) : part, at: 0, bits: 16)
      .with(Int(percentage.code), at: 16, bits: 8)
  }

  var fraction: Double? { bits == .max ? nil : Double(number(at: 0, bits: 16)) / 0xFFFF }
  var percentage: _Percentage { _Percentage(code: UInt8(number(at: 16, bits: 8))) }
}

/// The size of a frame, or limits for it, and the alignment of its content.
struct Frame {
  let size: _FrameSize
  let alignment: Alignment

  /// The width that the frame takes if it fits, or nil for the width of its content.
  var maxWidth: Int? { size.maxWidth.map { max($0, size.minWidth ?? 0) } }

  /// Returns the width that a frame with limits needs for content of a given width.
  func width(around content: Int) -> Int {
    min(max(content, size.minWidth ?? 0), maxWidth ?? .max)
  }
}

extension LayoutTree {
  /// Returns the frame of a node of the kind `frame` or `flexibleFrame`.
  func frame(of node: Node) -> Frame { frame(at: Int(node.start)) }
}
