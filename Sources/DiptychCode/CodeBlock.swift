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
///
/// A title, such as the name of a file, precedes the code:
///
/// ```swift
/// CodeBlock("let a = 1", language: "swift", title: "Sources/App.swift")
/// ```
///
/// ```text
/// Sources/App.swift
///   let a = 1
/// ```
///
/// In HTML, the block is then a `<figure class="code">`, whose caption contains the title and the
/// language.
public struct CodeBlock: _PrimitiveView, Sendable {
  private let code: String
  private let language: String?
  private let title: String?
  private let marked: [ClosedRange<Int>]
  private let isNumbered: Bool

  /// Creates a block of code.
  ///
  /// - Parameters:
  ///   - code: The code. A newline at its end is dropped.
  ///   - language: The language, such as `swift`, or nil for text that is not code.
  ///   - title: The title, such as the name of a file, or nil.
  ///   - marked: The ranges of the lines that are marked, counted from 1.
  ///   - isNumbered: Whether a number precedes each line.
  public init(
    _ code: String,
    language: String? = nil,
    title: String? = nil,
    marking marked: [ClosedRange<Int>] = [],
    isNumbered: Bool = false
  ) {
    self.code = code
    self.language = language
    self.title = title?.isEmpty == true ? nil : title
    self.marked = marked
    self.isNumbered = isNumbered
  }

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let (code, language, title) = (view.code, view.language, view.title)
    let lines = code.last == "\n" ? String(code.dropLast()) : code
    let highlighter = language.flatMap { SyntaxHighlighter(language: $0) }
    guard view.marked.isEmpty, !view.isNumbered else {
      let marked = CodeLines(
        code: lines,
        highlighter: highlighter,
        marked: view.marked,
        isNumbered: view.isNumbered
      )
      return renderer.codeBlock(code, language: language, title: title, highlighted: marked)
    }
    let highlighted = highlighter.map { HighlightedCode(code: lines, highlighter: $0) }
    renderer.codeBlock(code, language: language, title: title, highlighted: highlighted)
  }
}

/// Some code as inline text, with numbers before its lines and marks around some of them.
struct CodeLines: _PrimitiveView {
  let code: String
  let highlighter: SyntaxHighlighter?
  let marked: [ClosedRange<Int>]
  let isNumbered: Bool

  /// The parts of each line.
  private var lines: [[SyntaxRun]] {
    let runs = highlighter?.runs(of: code) ?? [SyntaxRun(code[...], role: nil)]
    var lines: [[SyntaxRun]] = [[]]
    for run in runs {
      // A comment or a string may have several lines.
      let parts = run.code.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if !part.isEmpty { lines[lines.count - 1].append(SyntaxRun(part, role: run.role)) }
      }
    }
    return lines
  }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let lines = view.lines
    let width = "\(lines.count)".count
    for (index, runs) in lines.enumerated() {
      var runs = runs
      if view.isNumbered {
        let number = "\(index + 1)"
        let space = String(repeating: " ", count: width - number.count)
        runs.insert(SyntaxRun("\(space)\(number)  ", role: .secondary), at: 0)
      }
      // A marked line is a block in a page, which ends with its newline.
      if index + 1 < lines.count { runs.append(SyntaxRun("\n", role: nil)) }
      let line = CodeRuns(runs: runs)
      if view.marked.contains(where: { $0.contains(index + 1) }) {
        renderer.element("mark", _NoAttributes(), line)
      } else {
        CodeRuns._render(line, into: &renderer)
      }
    }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

/// Parts of code as inline text, each in the style of its role.
struct CodeRuns: _PrimitiveView {
  let runs: [SyntaxRun]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for run in view.runs {
      let text = Text(verbatim: String(run.code))
      Text._render(run.role.map { text.role($0) } ?? text, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
