/// A piece of code within a line of text.
///
/// ```swift
/// Paragraph {
///   Text("Run ")
///   Code("swift build")
///   Text(" first.")
/// }
/// ```
///
/// HTML is `<p>Run <code>swift build</code> first.</p>`. In text output, the code has the colour of
/// ``Role/code``. If the output has no colours, backticks enclose the code.
public struct Code: PrimitiveView, Sendable {
  @usableFromInline let string: String

  /// Creates a piece of code.
  @_alwaysEmitIntoClient
  public init(_ string: String) {
    self.string = string
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(.monospaced, Text(verbatim: view.string))
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
