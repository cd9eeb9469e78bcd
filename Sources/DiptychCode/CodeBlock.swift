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
/// In HTML, the block is a `<pre><code>`. If a language is given, the element has a class such as
/// `language-swift`, for highlighters. Text output indents the lines by two spaces, and wraps lines
/// that are too long. Code in a language that ``SyntaxHighlighter`` knows has the colours of the
/// theme, in HTML and in text output.
///
/// Lines can be numbered, and some of them can be marked:
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
/// In HTML, a marked line is a `<mark>`. In Markdown and in the output for screen readers, lines
/// have neither numbers nor marks.
public struct CodeBlock: PrimitiveView, Sendable {
  private let code: String
  private let language: String?
  private let marked: [ClosedRange<Int>]
  private let isNumbered: Bool

  /// Creates a block of code.
  ///
  /// - Parameters:
  ///   - code: The code. A newline at its end is dropped.
  ///   - language: The language, such as `swift`, or nil for text that is not code.
  ///   - marked: The ranges of the lines that are marked, counted from 1.
  ///   - isNumbered: Whether a number precedes each line.
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
