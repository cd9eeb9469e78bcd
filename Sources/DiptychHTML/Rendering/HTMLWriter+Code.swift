import DiptychViews

// Code, and the figure around it.
extension HTMLWriter {
  /// Opens a figure around code up to the code, if the code has a title or can be copied.
  ///
  /// - Returns: The flow outside of the figure, or nil if there is no figure.
  mutating func openCodeFigure(language: String?, title: String?) -> Flow? {
    // Redacted code can't be copied.
    let labels = isRedacted ? nil : EnvironmentValues.current.codeCopyLabels
    guard title != nil || labels != nil else { return nil }
    usedRules.insert(.codeFigure)
    let outer = beginTag("figure")
    attribute("class", title == nil ? "code plain" : "code")
    closeAttributes()
    _ = openTag("figcaption")
    if let title {
      out.append("<span class=\"file\">")
      append(title)
      out.append("</span>")
      if let name = language.flatMap(Self.languageName), !isRedacted {
        out.append(" <span class=\"lang\">")
        out.append(text: name)
        out.append("</span>")
      }
    }
    if let labels { appendCopyButton(labels) }
    endTag("figcaption", .block)
    return outer
  }

  /// Writes a button that a script shows.
  private mutating func appendCopyButton(_ labels: (label: String, confirmation: String)) {
    usedRules.insert(.copy)
    out.append("<button type=\"button\" class=\"iconic copy\" hidden aria-label=\"")
    out.append(attributeValue: labels.label)
    out.append("\" data-copied=\"")
    out.append(attributeValue: labels.confirmation)
    out.append("\">")
    out.append("<svg class=\"i copy-icon\" aria-hidden=\"true\"><use href=\"#i-copy\"></use></svg>")
    out.append(
      "<svg class=\"i done\" aria-hidden=\"true\"><use href=\"#i-done\"></use></svg></button>"
    )
  }

  /// Opens an area of code.
  ///
  /// - Parameters:
  ///   - language: The language. As after a fence of Markdown, only its first word is used.
  ///   - title: The title of the code, which is the label of the area.
  /// - Returns: The flow outside of the area.
  mutating func openCodeBlock(language: String?, title: String?) -> Flow {
    let language = language?.split(whereSeparator: \.isWhitespace).first
    let word = EnvironmentValues.current.labels.code
    let isDiff = language == "diff"
    if isDiff { state.isDiff = true }
    let outer = openPreformatted(
      isRedacted ? word : title ?? language.map { "\(word), \($0)" } ?? word,
      isDiff ? .diff : nil
    )
    _ = beginTag("code")
    if let language, !isRedacted { attribute("class", "language-\(language)") }
    closeAttributes()
    flow = .phrasing
    return outer
  }

  mutating func closeCodeBlock(_ outer: Flow) {
    usedState?.isDiff = false
    endTag("code", .phrasing)
    endTag("pre", outer)
  }

  /// Returns the name of a language as people write it, or nil for plain text.
  private static func languageName(of language: String) -> String? {
    guard let word = language.split(whereSeparator: \.isWhitespace).first else { return nil }
    return switch word.lowercased() {
    case "text", "txt", "plain", "plaintext": nil
    case "sh", "shell", "console", "shell-session": "Shell"
    case "js", "javascript": "JavaScript"
    case "ts", "typescript": "TypeScript"
    case "py": "Python"
    case "rb": "Ruby"
    case "rs": "Rust"
    case "md": "Markdown"
    case "yml": "YAML"
    case "cpp", "c++": "C++"
    case "objc", "objective-c": "Objective-C"
    case "csharp", "c#": "C#"
    case let name
    where ["css", "csv", "html", "ini", "json", "php", "sql", "svg", "toml", "xml", "yaml"]
      .contains(name):
      name.uppercased()
    case let name: name.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

extension EnvironmentValues {
  private enum CodeCopyLabelsKey: EnvironmentKey {
    static var defaultValue: (label: String, confirmation: String)? { nil }
  }

  /// The label of the button of each code block, and its label after the code is copied; nil for
  /// pages without a script that copies code.
  package var codeCopyLabels: (label: String, confirmation: String)? {
    get { self[CodeCopyLabelsKey.self] }
    set { self[CodeCopyLabelsKey.self] = newValue }
  }
}
