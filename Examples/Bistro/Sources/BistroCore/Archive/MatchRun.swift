import Foundation

/// A part of a text that matches a keyword, or one between such parts.
struct MatchRun: Hashable, Sendable {
  let text: String
  let isMatch: Bool

  /// Splits a text at every match, whatever the case, the accents and the width of its letters.
  static func runs(of text: String, matching keyword: String) -> [MatchRun] {
    guard !keyword.isEmpty else { return [MatchRun(text: text, isMatch: false)] }
    var runs: [MatchRun] = []
    var start = text.startIndex
    while let range = text.range(
      of: keyword,
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      range: start..<text.endIndex
    ), !range.isEmpty {
      if start < range.lowerBound {
        runs.append(MatchRun(text: String(text[start..<range.lowerBound]), isMatch: false))
      }
      runs.append(MatchRun(text: String(text[range]), isMatch: true))
      start = range.upperBound
    }
    if start < text.endIndex {
      runs.append(MatchRun(text: String(text[start...]), isMatch: false))
    }
    return runs
  }
}

/// Returns a text without the blanks around it.
func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}
