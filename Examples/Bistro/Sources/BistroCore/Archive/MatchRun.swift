import Foundation

/// A part of a text that matches a filter, or the text between two such parts.
struct MatchRun: Hashable, Sendable {
  /// A filter, which has its own colour.
  enum Filter: Hashable, Sendable {
    case keyword, category
  }

  let text: String
  /// The filter that the part matches, or nil.
  let filter: Filter?

  /// Splits a text at every match of a keyword, and ignores the case, the accents and the width of
  /// letters.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keyword: The keyword.
  ///   - rest: The filter that the other parts of the text match, or nil.
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

/// Returns a text without white space at its ends.
func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}
