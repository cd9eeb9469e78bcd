/// The name of a file.
///
/// ```swift
/// Pathname("Sources/Harbor/Router.swift")
/// ```
///
/// If it does not fit, a terminal leaves out the beginning, and a page breaks the line after a
/// slash. A path among other text wraps with the text. HTML is `<code class="path">`.
public struct Pathname: PrimitiveView, Sendable {
  @usableFromInline let path: String

  /// Creates the name of a file.
  @inlinable
  public init<S: StringProtocol>(_ path: S) {
    self.path = String(path)
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.pathname(view.path)
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}
