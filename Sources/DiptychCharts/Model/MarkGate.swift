/// The condition for a mark to add its place to the open group and change nothing else: the kind of
/// the marks before, with numbers or dates on the axes as they have.
@usableFromInline
struct MarkGate: Sendable {
  @usableFromInline let code: UInt8

  /// The gate that lets no mark pass.
  @usableFromInline static var closed: MarkGate { MarkGate(code: .max) }

  @inlinable
  init(code: UInt8) {
    self.code = code
  }

  /// Creates the gate for marks of a kind; rare marks don't pass it.
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
