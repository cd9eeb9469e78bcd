/// A piece of code in a line.
///
/// HTML is `<code>swift build</code>`; text output is the code itself.
public struct Code: PrimitiveView, Sendable {
  @usableFromInline let string: String

  /// Creates a piece of code.
  @inlinable
  public init(_ string: String) {
    self.string = string
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(.monospaced, Text(verbatim: view.string))
  }

  @inlinable
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}
