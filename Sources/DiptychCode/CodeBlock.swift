public import DiptychViews

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
  private let code: String
  private let language: String?

  /// Creates a block of code; a newline at its end is dropped.
  public init(_ code: String, language: String? = nil) {
    self.code = code
    self.language = language
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let (code, language) = (view.code, view.language)
    let lines = code.last == "\n" ? String(code.dropLast()) : code
    let highlighter = language.flatMap { SyntaxHighlighter(language: $0) }
    let highlighted = highlighter.map { HighlightedCode(lines, $0) }
    renderer.codeBlock(code, language: language, highlighted: highlighted)
  }
}
