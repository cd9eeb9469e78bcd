/// The name of a file.
///
/// ```swift
/// Pathname("Sources/Harbor/Router.swift")
/// ```
///
/// Where there is no room for all of it, a terminal leaves out the beginning, but for a path among
/// other text, which wraps with it; a page breaks the line after a slash. HTML is
/// `<code class="path">`.
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
