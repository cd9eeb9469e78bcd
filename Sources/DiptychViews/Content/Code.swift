/// A piece of code in a line.
///
/// ```swift
/// Paragraph {
///   Text("Run ")
///   Code("swift build")
///   Text(" first.")
/// }
/// ```
///
/// HTML is `<p>Run <code>swift build</code> first.</p>`. Text output has the colour of the role
/// ``Role/code``, or backticks where there are no colours.
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
