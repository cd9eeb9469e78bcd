/// What stands for a scalar that must not reach a reader's terminal or page as it is.
///
/// Control characters can drive a terminal, are errors in a page, and bidirectional controls can
/// make text read as something else. One rule for every medium: they become visible.
package enum VisibleControl {
  /// The scalar that is drawn in the place of another, or nil where that is drawn itself.
  ///
  /// - C0 controls and DEL, but for tab and newline, become their control picture (U+2400).
  /// - C1 controls, line and paragraph separators, and bidirectional embeddings, overrides and
  ///   isolates become the replacement character U+FFFD.
  @inline(__always)
  package static func replacement(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x09, 0x0A: nil
    case ..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: 0xFFFD
    default: nil
    }
  }
}
