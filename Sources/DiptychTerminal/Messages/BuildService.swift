import DiptychContent
import DiptychFiles
import DiptychPlain
public import DiptychViews

/// A service or an editor that reads the output of a program, to show messages beside the code, or
/// to fold sections of a log.
public enum BuildService: Hashable, Sendable {
  /// GitHub Actions.
  ///
  /// A section is between `::group::Title` and `::endgroup::`. Groups do not nest, so a section
  /// inside of a group has a title only. GitHub folds errors in a group too, so print errors again
  /// after the section. A message is a workflow command:
  /// `::error file=a.swift,line=3::unused variable`. The content of a message follows its title.
  /// The excerpt of the source file is left out, because GitHub shows the annotation below the
  /// line.
  case gitHub
  /// GitLab CI.
  ///
  /// A section is between `section_start` and `section_end` with a time. Messages stay lines of
  /// text, because GitLab reads them from a ``CodeQualityReport``.
  case gitLab

  /// Xcode, and editors that read the lines of compilers, such as Vim and Emacs.
  ///
  /// A message is a line in the form of the GNU Coding Standards, for example
  /// `a.swift:3:7: warning: unused variable`. A hint is a note there. The content of the message
  /// follows on indented lines, without the excerpt. Sections are not folded.
  case gnu

  /// The service that runs this program, or nil if no known service runs the program.
  ///
  /// In a build phase of Xcode, which sets `XCODE_VERSION_ACTUAL`, the value is ``gnu``.
  public static var detected: BuildService? {
    if SystemProcess.variable("XCODE_VERSION_ACTUAL") != nil { return .gnu }
    if SystemProcess.variable("GITHUB_ACTIONS") == "true" { return .gitHub }
    return SystemProcess.variable("GITLAB_CI") == "true" ? .gitLab : nil
  }
}

// MARK: - Messages

extension BuildService {
  /// Returns a message as lines without a newline at the end, or nil if the service reads no such
  /// lines.
  ///
  /// Messages of the kinds `step` and `done` have no such line.
  package func annotation<Title: View, Content: View>(
    of message: Message<Title, Content>
  ) -> String? {
    let command: String
    switch message.kind {
    case .error: command = "error"
    case .warning: command = "warning"
    case .hint, .note: command = self == .gnu ? "note" : "notice"
    case .done, .step: return nil
    }
    switch self {
    case .gitLab: return nil
    case .gnu: return Self.line(of: message, command)
    case .gitHub: break
    }
    var properties: [String] = []
    if let place = message.place {
      properties.append("file=" + Self.escaped(place.file, isProperty: true))
      if let line = place.line {
        properties.append("line=\(line)")
        if let column = place.column {
          properties.append("col=\(column)")
          if place.length > 1 { properties.append("endColumn=\(column + place.length - 1)") }
        }
      }
    }
    if let code = message.code {
      properties.append("title=" + Self.escaped(code, isProperty: true))
    }
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    let content = message.content.rendered(as: .plain).split(separator: "\n")
    let lines = [message.title.words()] + content.map(String.init)
    return "::\(command)\(list)::" + Self.escaped(lines.joined(separator: "\n"))
  }

  /// Returns a message as the line of a compiler, with its content on indented lines.
  private static func line<Title: View, Content: View>(
    of message: Message<Title, Content>,
    _ word: String
  ) -> String {
    let place = message.place.map { $0.description + ": " } ?? ""
    let title = _VisibleControl.shown(in: message.title.words()).split(whereSeparator: \.isNewline)
    let code = message.code.map { " [\($0.onOneLine)]" } ?? ""
    let content = message.content.rendered(as: .plain).split(separator: "\n").map { "\n  \($0)" }
    let line = "\(place)\(word): \(title.joined(separator: " "))\(code)"
    return line + content.joined()
  }

  /// Returns text without characters that end the command, as GitHub's own tools escape it.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    _VisibleControl.shown(in: text).unicodeScalars.reduce(into: "") {
      switch $1 {
      case "%": $0 += "%25"
      case "\n": $0 += "%0A"
      case ":" where isProperty: $0 += "%3A"
      case "," where isProperty: $0 += "%2C"
      default: $0.unicodeScalars.append($1)
      }
    }
  }
}

// MARK: - Commands

extension BuildService {
  /// Returns text without commands of GitHub Actions and Azure Pipelines.
  ///
  /// A backslash is added in `##[` and `##vso[`, and before a `::` that begins a line after spaces
  /// and escape sequences. It takes the place of a space that follows, if there are several, so
  /// that columns stay aligned.
  static func escapingCommands(in text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    return text.replacing(/(?m)^((?:[^\S\n]|\e\[[\d;]*m|\e\]8;[^\e]*\e\\)*)::/) { "\($0.1)\\::" }
      .replacing("##[", with: "##\\[").replacing("##vso[", with: "##vso\\[")
      .replacing(/((?:\\::|##(?:vso)?\\\[)[^\n]*?) ((?:\e\[[\d;]*m)* )/) { "\($0.1)\($0.2)" }
  }
}

// MARK: - Sections

extension BuildService {
  /// Whether the task is in the closure of a section.
  @TaskLocal static var isInSection = false

  /// Whether a section may be inside of another section.
  var nestsSections: Bool { self == .gitLab }

  /// Returns the line that begins a section.
  func beginning(_ title: String, at seconds: Int) -> String {
    let title = title.onOneLine
    return switch self {
    case .gnu: ""
    case .gitHub: "::group::\(title.replacing("%", with: "%25"))\n"
    case .gitLab: "\u{1B}[0Ksection_start:\(seconds):\(Self.name(title))\r\u{1B}[0K\(title)\n"
    }
  }

  /// Returns the line that ends a section.
  func end(_ title: String, at seconds: Int) -> String {
    switch self {
    case .gnu: ""
    case .gitHub: "::endgroup::\n"
    case .gitLab:
      "\u{1B}[0Ksection_end:\(seconds):\(Self.name(title.onOneLine))\r\u{1B}[0K\n"
    }
  }

  /// Returns the title as a section name of GitLab, which has only letters, digits and underscores.
  private static func name(_ title: String) -> String {
    String(
      title.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          ? Character(scalar) : "_"
      }
    )
  }
}

/// A code quality report, which is a file of messages that GitLab shows in a merge request.
///
/// ```swift
/// var report = CodeQualityReport()
/// report.append(Message(.error, "unused variable", at: SourceSpan("a.swift", line: 3)))
/// try report.json.write(toFile: "gl-code-quality-report.json", atomically: true, encoding: .utf8)
/// ```
public struct CodeQualityReport: Sendable {
  private var entries: [String] = []

  /// Creates an empty report.
  public init() {}

  /// Adds a message to the report.
  ///
  /// A message without a file or without a line number is ignored. Messages of the kinds `step` and
  /// `done` are ignored too.
  public mutating func append<Title: View, Content: View>(_ message: Message<Title, Content>) {
    guard let place = message.place, let line = place.line else { return }
    let severity: String
    switch message.kind {
    case .error: severity = "major"
    case .warning: severity = "minor"
    case .hint, .note: severity = "info"
    case .done, .step: return
    }
    let text = message.title.words()
    let check = message.code ?? severity
    let parts = [place.description, check, text].joined(separator: "\u{0}")
    let fingerprint = String(fnvHash(parts.utf8), radix: 16)
    entries.append(
      """
      {"description": \(text.quotedAsJSON()), "check_name": \(check.quotedAsJSON()), \
      "fingerprint": "\(fingerprint)", "severity": "\(severity)", \
      "location": {"path": \(place.file.quotedAsJSON()), "lines": {"begin": \(line)}}}
      """
    )
  }

  /// The content of the report file, in JSON.
  public var json: String {
    entries.isEmpty ? "[]\n" : "[\n  " + entries.joined(separator: ",\n  ") + "\n]\n"
  }
}
