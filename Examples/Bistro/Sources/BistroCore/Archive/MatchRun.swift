import Foundation

/// A part of a text that matches a filter, or one between such parts.
struct MatchRun: Hashable, Sendable {
  /// A filter, each with a colour of its own.
  enum Filter: Hashable, Sendable {
    case keyword, category
  }

  let text: String
  /// The filter that the part matches.
  let filter: Filter?

  /// Splits a text at every match, whatever the case, the accents and the width of its letters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keyword: The keyword.
  ///   - rest: The filter that the other parts match.
  /// - Returns: The parts, in order.
  static func runs(
    of text: String,
    matching keyword: String,
    rest: Filter? = nil
  ) -> [MatchRun] {
    guard !keyword.isEmpty else { return [MatchRun(text: text, filter: rest)] }
    var runs: [MatchRun] = []
    var start = text.startIndex
    while let range = text.range(
      of: keyword,
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      range: start..<text.endIndex
    ), !range.isEmpty {
      if start < range.lowerBound {
        runs.append(MatchRun(text: String(text[start..<range.lowerBound]), filter: rest))
      }
      runs.append(MatchRun(text: String(text[range]), filter: .keyword))
      start = range.upperBound
    }
    if start < text.endIndex {
      runs.append(MatchRun(text: String(text[start...]), filter: rest))
    }
    return runs
  }
}

/// Returns a text without the blanks around it.
func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}
