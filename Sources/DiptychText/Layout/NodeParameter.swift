import DiptychViews

// What the one word of a container says; it means something else for each kind.

/// The spacing of a stack, and how its children stand across it.
struct StackParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(spacing: Int, alignment: UInt8) {
    bits = UInt32(min(spacing, 0xFFFF)) | UInt32(alignment) << 16
  }

  var spacing: Int { Int(bits & 0xFFFF) }
  /// The raw value of the alignment: 0 at the start, 1 in the centre, 2 at the end.
  var alignment: UInt8 { UInt8(bits >> 16) }
}

/// The fewest cells of a column, and those between two.
struct ColumnsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(minimum: Int, spacing: Int) {
    bits = UInt32(min(minimum, 0xFFFF)) | UInt32(min(spacing, 0xFFFF)) << 16
  }

  var minimum: Int { Int(bits & 0xFFFF) }
  var spacing: Int { Int(bits >> 16) }

  /// How many columns of some cells have room.
  func count(of cells: Int, in width: Int) -> Int {
    max((min(width, 1 << 30) + spacing) / max(cells + spacing, 1), 1)
  }
}

/// The distances of a padding, each at most 255.
struct InsetsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ insets: EdgeInsets) {
    func byte(_ length: Int) -> UInt32 { UInt32(min(length, 255)) }
    bits =
      byte(insets.top) << 24 | byte(insets.leading) << 16 | byte(insets.bottom) << 8
      | byte(insets.trailing)
  }

  var top: Int { Int(bits >> 24) }
  var leading: Int { Int(bits >> 16 & 255) }
  var bottom: Int { Int(bits >> 8 & 255) }
  var trailing: Int { Int(bits & 255) }
  var horizontal: Int { leading + trailing }
}

/// The size of a frame, at most 4,094 cells by 4,094 lines, and where its content stands.
struct FrameParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(width: Int?, height: Int?, alignment: Alignment) {
    func length(_ length: Int?) -> UInt32 { length.map { UInt32(min($0, 0xFFE)) + 1 } ?? 0 }
    bits =
      length(width) | length(height) << 12 | UInt32(alignment.horizontal.rawValue) << 24
      | UInt32(alignment.vertical.rawValue) << 26
  }

  var width: Int? { Self.length(bits & 0xFFF) }
  var height: Int? { Self.length(bits >> 12 & 0xFFF) }
  var horizontal: UInt8 { UInt8(bits >> 24 & 3) }
  var vertical: UInt8 { UInt8(bits >> 26 & 3) }

  private static func length(_ bits: UInt32) -> Int? { bits == 0 ? nil : Int(bits) - 1 }
}

/// The limits of a frame, and where its content stands.
///
/// The bits, from the lowest: 10 for the fewest cells, 10 for the most, 8 for the fewest lines, and
/// 2 each for the alignment across and down. A limit is one more than its value, or 0.
struct LimitsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ limits: SizeLimits, _ alignment: Alignment) {
    func length(_ length: Int?, _ most: Int) -> UInt32 {
      length.map { UInt32(min($0, most - 1)) + 1 } ?? 0
    }
    let maxWidth = limits.maxWidth == .max ? 0x3FF : length(limits.maxWidth, 0x3FE)
    bits =
      length(limits.minWidth, 0x3FE) | maxWidth << 10
      | length(limits.minHeight, 0xFF) << 20 | UInt32(alignment.horizontal.rawValue) << 28
      | UInt32(alignment.vertical.rawValue) << 30
  }

  /// The fewest cells; 0 where that is not said.
  var minWidth: Int { max(Int(bits & 0x3FF) - 1, 0) }

  /// The cells that it takes where there is room, or nil for those of its content.
  var maxWidth: Int? {
    switch Int(bits >> 10 & 0x3FF) {
    case 0: nil
    case 0x3FF: .max
    case let length: max(length - 1, minWidth)
    }
  }

  /// The fewest lines; 0 where that is not said.
  var minHeight: Int { max(Int(bits >> 20 & 0xFF) - 1, 0) }
  var horizontal: UInt8 { UInt8(bits >> 28 & 3) }
  var vertical: UInt8 { UInt8(bits >> 30) }

  /// The cells of the frame where its content takes some, as far as that is all it needs.
  func width(around content: Int) -> Int { min(max(content, minWidth), maxWidth ?? .max) }
}

/// Where layers stand, and which of them says how large all are.
struct LayersParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  /// Layers the first of which says how large all are, if another one has a position to it; the
  /// largest does otherwise.
  init(_ alignment: Alignment, _ position: LayerPosition? = nil) {
    bits =
      UInt32(alignment.horizontal.rawValue) | UInt32(alignment.vertical.rawValue) << 2
      | (position.map { UInt32($0.rawValue) + 1 } ?? 0) << 4
  }

  var horizontal: UInt8 { UInt8(bits & 3) }
  var vertical: UInt8 { UInt8(bits >> 2 & 3) }
  var position: LayerPosition? { LayerPosition(rawValue: UInt8(bits >> 4) &- 1) }
}

/// How many columns and rows a cell takes, at least 1 and at most 65,535 each.
struct CellParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(columns: Int, rows: Int) {
    bits = UInt32(UInt16(clamping: columns)) | UInt32(UInt16(clamping: rows)) << 16
  }

  var columns: Int { max(Int(bits & 0xFFFF), 1) }
  var rows: Int { max(Int(bits >> 16), 1) }
}

/// How the texts below are laid out; a part may be left as it is.
///
/// The bits, from the lowest: 3 alignment, 2 truncation, 2 wrapping, 8 hanging indent and 13 line
/// limit. Each part is one more than its value, or 0.
struct ParagraphParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ style: ParagraphStyle) {
    let alignment = style.alignment.map { UInt32($0.rawValue) + 1 } ?? 0
    let truncation = style.truncationMode.map { UInt32($0.rawValue) + 1 } ?? 0
    let wrapping = style.wrapping.map { UInt32($0.rawValue) + 1 } ?? 0
    let indent = style.hangingIndent.map { UInt32(min(max($0, 0), 254)) + 1 } ?? 0
    let limit: UInt32 =
      switch style.lineLimit {
      case nil: 0
      case .unlimited?: 1
      case .lines(let count)?: UInt32(min(max(count, 1), 0xFFF)) + 1
      }
    bits = alignment | truncation << 3 | wrapping << 5 | indent << 7 | limit << 15
  }

  func apply(to state: inout ParagraphState) {
    if let alignment = part(at: 0, bits: 3) { state.alignment = UInt8(alignment) }
    if let mode = part(at: 3, bits: 2).flatMap({ TruncationMode(rawValue: UInt8($0)) }) {
      state.truncation = mode
    }
    if let wrapping = part(at: 5, bits: 2) {
      state.isBalanced = wrapping == Int(TextWrapping.balanced.rawValue)
    }
    if let hangingIndent { state.hangingIndent = hangingIndent }
    if let limit = part(at: 15, bits: 13) { state.lineLimit = limit }
  }

  /// The cells before each line but the first, where that is said.
  var hangingIndent: Int? { part(at: 7, bits: 8) }

  /// Whether texts below may be cut, so that they need not keep their longest word.
  var limitsLines: Bool { bits >> 15 > 1 }

  private func part(at position: UInt32, bits count: UInt32) -> Int? {
    let part = bits >> position & (1 << count - 1)
    return part == 0 ? nil : Int(part) - 1
  }
}

/// How full a bar is, in 65,535ths, or that this is not known.
struct BarParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ fraction: Double?) {
    bits = fraction.map { UInt32(($0 * 0xFFFF).rounded()) } ?? .max
  }

  var fraction: Double? { bits == .max ? nil : Double(bits) / 0xFFFF }
}
