/// The path of a file.
///
/// ```swift
/// Pathname("Sources/Harbor/Router.swift")
/// ```
///
/// If the path does not fit on a line, text output omits the beginning of the path, and HTML breaks
/// the line after a slash. In a paragraph, text output wraps the path like the other text. HTML is
/// `<code class="path">`.
public struct Pathname: PrimitiveView, Sendable {
  @usableFromInline let path: String

  /// Creates a view of the path of a file.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ path: S) {
    self.path = String(path)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.pathname(view.path)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
