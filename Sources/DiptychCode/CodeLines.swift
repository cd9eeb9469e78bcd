import DiptychViews

/// Some code as inline text, with numbers before its lines and marks around some of them.
struct CodeLines: PrimitiveView {
  private let code: String
  private let highlighter: SyntaxHighlighter?
  private let marked: [ClosedRange<Int>]
  private let isNumbered: Bool

  init(
    _ code: String,
    _ highlighter: SyntaxHighlighter?,
    marking marked: [ClosedRange<Int>],
    isNumbered: Bool
  ) {
    self.code = code
    self.highlighter = highlighter
    self.marked = marked
    self.isNumbered = isNumbered
  }

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

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let lines = view.lines
    let width = "\(lines.count)".count
    for (index, runs) in lines.enumerated() {
      if index > 0 { renderer.text("\n") }
      if view.isNumbered {
        let number = "\(index + 1)"
        let space = String(repeating: " ", count: width - number.count)
        Text._render(Text(verbatim: "\(space)\(number)  ").role(.secondary), into: &renderer)
      }
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
struct CodeRuns: PrimitiveView {
  let runs: [SyntaxRun]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for run in view.runs {
      let text = Text(verbatim: String(run.code))
      Text._render(run.role.map { text.role($0) } ?? text, into: &renderer)
    }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
