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
///
/// Lines may have numbers, and marks around some of them:
///
/// ```swift
/// CodeBlock("if isReady {\n  start()\n}", language: "swift", marking: [2...2], isNumbered: true)
/// ```
///
/// ```text
///   1  if isReady {
///   2    start()
///   3  }
/// ```
///
/// A marked line is a `<mark>`. Plain text and Markdown have the code alone.
public struct CodeBlock: PrimitiveView, Sendable {
  private let code: String
  private let language: String?
  private let marked: [ClosedRange<Int>]
  private let isNumbered: Bool

  /// Creates a block of code; a newline at its end is dropped.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - language: The language; nil for text in none.
  ///   - marked: The numbers of the lines that are marked, from 1.
  ///   - isNumbered: Whether each line has its number before it.
  public init(
    _ code: String,
    language: String? = nil,
    marking marked: [ClosedRange<Int>] = [],
    isNumbered: Bool = false
  ) {
    self.code = code
    self.language = language
    self.marked = marked
    self.isNumbered = isNumbered
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let (code, language) = (view.code, view.language)
    let lines = code.last == "\n" ? String(code.dropLast()) : code
    let highlighter = language.flatMap { SyntaxHighlighter(language: $0) }
    guard view.marked.isEmpty, !view.isNumbered else {
      let marked = CodeLines(
        lines,
        highlighter,
        marking: view.marked,
        isNumbered: view.isNumbered
      )
      return renderer.codeBlock(code, language: language, highlighted: marked)
    }
    let highlighted = highlighter.map { HighlightedCode(lines, $0) }
    renderer.codeBlock(code, language: language, highlighted: highlighted)
  }
}
