import Foundation

/// The rules for editors in the `.editorconfig` of a folder.
struct EditorConfig {
  private let lines: [Substring]

  /// Reads the file.
  ///
  /// A missing file counts as empty.
  init(folder: String) {
    let text = try? String(contentsOfFile: "\(folder)/.editorconfig", encoding: .utf8)
    lines = text.map { $0.split(whereSeparator: \.isNewline) } ?? []
  }

  /// Whether editors remove blanks or add newlines in the files of a folder.
  ///
  /// Only sections for all files and for the folder itself are read. If there are several rules,
  /// the last rule applies.
  func changesFiles(in folder: String) -> Bool {
    let sections = ["*", "\(folder)/*", "\(folder)/**", "/\(folder)/**", "\(folder)/**/*"]
    var applies = false
    var values: [Substring: Substring] = [:]
    for line in lines {
      let text = line.filter { !$0.isWhitespace }
      if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
        applies = sections.contains(String(text[text.index(after: text.startIndex)..<end]))
      } else if applies, let equals = text.firstIndex(of: "=") {
        let key = Substring(text[..<equals].lowercased())
        values[key] = Substring(text[text.index(after: equals)...].lowercased())
      }
    }
    return ["trim_trailing_whitespace", "insert_final_newline"].contains { values[$0] == "true" }
  }
}
