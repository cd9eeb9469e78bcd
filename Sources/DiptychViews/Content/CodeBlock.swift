/// Lines of code, white space kept.
///
/// ```swift
/// CodeBlock("if isReady {\n  start()\n}", language: "swift")
/// ```
///
/// ```text
///   if isReady {
///     start()
///   }
/// ```
///
/// HTML is `<pre><code>`, with a class `language-swift` for highlighters where the language is
/// given; text output indents the lines by two, and wraps those that are too long. Code in a
/// language that ``SyntaxHighlighter`` knows has the colours of the theme in both.
public struct CodeBlock: PrimitiveView, Sendable {
  @usableFromInline let code: String
  @usableFromInline let language: String?

  /// Creates a block of code; a newline at its end is dropped.
  @inlinable
  public init(_ code: String, language: String? = nil) {
    self.code = code
    self.language = language
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.codeBlock(view.code, language: view.language)
  }
}
