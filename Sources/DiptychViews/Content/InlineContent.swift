/// A few words that are set apart from the text around them, such as a state.
///
/// ```swift
/// Badge("active", status: .success)
/// ```
///
/// Text output is `(✓ active)`; HTML is `<span class="badge success">✓ active</span>`.
public struct Badge<Content: View>: _PrimitiveView {
  @usableFromInline let status: Status?
  @usableFromInline let content: Content

  /// Creates a badge with inline content; the symbol of the status precedes the content.
  @_alwaysEmitIntoClient
  public init(status: Status? = nil, @ViewBuilder content: () -> Content) {
    self.status = status
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.badge(view.status, view.content)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

extension Badge where Content == Text {
  /// Creates a badge from a string.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ title: S, status: Status? = nil) {
    self.status = status
    content = Text(verbatim: String(title))
  }
}

extension Badge: Sendable where Content: Sendable {}

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
public struct Code: _PrimitiveView, Sendable {
  @usableFromInline let string: String

  /// Creates a piece of code.
  @_alwaysEmitIntoClient
  public init(_ string: String) { self.string = string }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(.monospaced, Text(verbatim: view.string))
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

/// The path of a file.
///
/// ```swift
/// Pathname("Sources/Harbor/Router.swift")
/// ```
///
/// If the path does not fit on a line, text output omits the beginning of the path, and HTML breaks
/// the line after a slash. In a paragraph, text output wraps the path like the other text. HTML is
/// `<code class="path">`.
public struct Pathname: _PrimitiveView, Sendable {
  @usableFromInline let path: String

  /// Creates a view of the path of a file.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ path: S) { self.path = String(path) }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.pathname(view.path)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

/// A line break inside of a paragraph.
///
/// ```swift
/// Paragraph {
///   Text("12 Main Street")
///   LineBreak()
///   Text("Springfield")
/// }
/// ```
///
/// ```text
/// 12 Main Street
/// Springfield
/// ```
///
/// HTML is `<p>12 Main Street<br>Springfield</p>`.
public struct LineBreak: _PrimitiveView, Sendable {
  /// Creates a line break.
  @_alwaysEmitIntoClient
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.lineBreak()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
