import DiptychViews

/// The style of the paragraphs in a container; a part without a value is inherited.
///
/// The bits, from the lowest: 3 alignment, 2 truncation, 2 wrapping, 8 hanging indent, 13 line
/// limit and 1 for lines that are cut. Each part but the last is stored as one more than its value; 0
/// stands for no value.
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
    bits = alignment | truncation &<< 3 | wrapping &<< 5 | indent &<< 7 | limit &<< 15
  }

  /// The style of text whose lines are cut where they are too long.
  static var cutLines: ParagraphParameter { ParagraphParameter(1 &<< 28) }

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
    if bits &>> 28 != 0 { state.cutsLines = true }
  }

  /// The cells before each line but the first, or nil if inherited.
  var hangingIndent: Int? { part(at: 7, bits: 8) }

  /// Whether texts in the container may be truncated, so that they need not keep their longest
  /// word.
  var limitsLines: Bool { bits &>> 15 > 1 }

  private func part(at position: UInt32, bits count: UInt32) -> Int? {
    let part = bits &>> position & (1 &<< count - 1)
    return part == 0 ? nil : Int(part) - 1
  }
}
