public import DiptychViews

/// A scanner that divides code into keywords, types, strings, numbers and comments.
///
/// ```swift
/// let swift = SyntaxHighlighter(language: "swift")
/// swift?.runs(of: "let a = 1")  // `let` is a keyword, `1` a number
/// ```
///
/// The languages are Swift, shell, JSON and diff. A scanner looks only at words and symbols, not at
/// the grammar. So it accepts any text, even code that does not compile. ``CodeBlock`` draws each
/// part of the code, such as a keyword, in a style of the theme.
public struct SyntaxHighlighter: Hashable, Sendable {
  private let language: Language

  private enum Language: Hashable {
    case swift, shell, console, json, diff
  }

  /// Creates a scanner, or returns nil if the language is nil or not known.
  ///
  /// The language is one of the following names, in lower case. Code blocks in Markdown use the
  /// same names.
  ///
  /// | language | names |
  /// |---|---|
  /// | Swift | `swift` |
  /// | shell | `sh`, `bash`, `zsh`, `shell` |
  /// | commands after a prompt, `$ ` or `% `, among output | `console`, `shell-session` |
  /// | JSON | `json`, `jsonc`, `json5` |
  /// | unified diff | `diff`, `patch` |
  public init?(language: String?) {
    switch language {
    case "swift": self.language = .swift
    case "sh", "bash", "zsh", "shell": self.language = .shell
    case "console", "shell-session": self.language = .console
    case "json", "jsonc", "json5": self.language = .json
    case "diff", "patch": self.language = .diff
    default: return nil
    }
  }

  /// Divides code into parts that have a single role, such as keywords.
  ///
  /// Together, the parts contain all of the code in order, including white space.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the code.
  public func runs(of code: String) -> [SyntaxRun] {
    var code = code
    code.makeContiguousUTF8()
    let marks = marks(in: SyntaxCursor(code))
    var runs: [SyntaxRun] = []
    runs.reserveCapacity(2 * marks.count + 1)
    var offset = 0
    var index = code.startIndex
    func append(upTo end: Int, _ role: Role?) {
      guard end > offset else { return }
      let next = code.utf8.index(index, offsetBy: end - offset)
      runs.append(SyntaxRun(code[index..<next], role: role))
      (offset, index) = (end, next)
    }
    for mark in marks {
      append(upTo: mark.start, nil)
      append(upTo: mark.end, mark.role)
    }
    append(upTo: code.utf8.count, nil)
    return runs
  }

  private func marks(in cursor: SyntaxCursor) -> [SyntaxCursor.Mark] {
    switch language {
    case .swift: SwiftScanner.marks(in: cursor)
    case .shell: ShellScanner.marks(in: cursor, hasPrompts: false)
    case .console: ShellScanner.marks(in: cursor, hasPrompts: true)
    case .json: JSONScanner.marks(in: cursor)
    case .diff: DiffScanner.marks(in: cursor)
    }
  }
}

/// A part of code that has a single role, such as a keyword.
public struct SyntaxRun: Hashable, Sendable {
  /// The code of the part, which is never empty.
  public let code: Substring
  /// The role of the part, which determines its style, or nil for code without a style of its own.
  public let role: Role?

  /// Creates a part.
  public init(_ code: Substring, role: Role?) {
    self.code = code
    self.role = role
  }
}

/// Some code as inline text, each part in the style of its role.
struct HighlightedCode: _PrimitiveView {
  let code: String
  let highlighter: SyntaxHighlighter

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    CodeRuns._render(CodeRuns(runs: view.highlighter.runs(of: view.code)), into: &renderer)
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
