public import DiptychViews

/// Lines of code, whose white space is kept.
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
/// HTML is `<pre><code>`. If a language is given, the element has a class such as `language-swift`,
/// for highlighters. Text output indents the lines by two cells, and wraps lines that are too long.
/// In both outputs, code in a language that ``SyntaxHighlighter`` knows has the colours of the
/// theme.
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
/// A marked line is a `<mark>` in HTML. Plain text and Markdown have neither numbers nor marks.
public struct CodeBlock: PrimitiveView, Sendable {
  private let code: String
  private let language: String?
  private let marked: [ClosedRange<Int>]
  private let isNumbered: Bool

  /// Creates a block of code; a newline at its end is dropped.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - language: The language; nil for text that is not code in a language.
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
