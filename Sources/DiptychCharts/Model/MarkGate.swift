/// A fast check whether a mark only has to add its place to the open group.
///
/// The mark must have the same kind as the marks before it, and the same kinds of values on the
/// axes.
@usableFromInline
struct MarkGate: Sendable {
  @usableFromInline let code: UInt8

  /// The gate that no mark passes.
  @usableFromInline static var closed: MarkGate { MarkGate(code: .max) }

  @inlinable
  init(code: UInt8) {
    self.code = code
  }

  /// Creates the gate for marks of a kind.
  ///
  /// Marks of rare kinds, such as rules, never pass.
  @inlinable
  @inline(__always)
  init(_ kind: MarkKind, x: NamedDatum.Value, y: NamedDatum.Value) {
    let number: UInt8 =
      switch kind {
      case .bar: 0
      case .line: 4
      case .area: 8
      case .point: 12
      case .rule, .rectangle, .sector: 128
      }
    code =
      switch (x, y) {
      case (.number, .number): number
      case (.number, .date): number + 1
      case (.date, .number): number + 2
      case (.date, .date): number + 3
      case (.other, _), (_, .other): 128
      }
  }

  /// Whether a mark may pass.
  @inlinable
  @inline(__always)
  func lets(_ mark: MarkGate) -> Bool { code == mark.code && code < 128 }
}
