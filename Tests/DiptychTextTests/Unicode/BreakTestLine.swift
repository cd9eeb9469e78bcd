/// A line of an official break test, such as `÷ 0020 × 0308 ÷`.
struct BreakTestLine {
  /// The line, with one space between its parts.
  let line: String
  /// The string whose breaks the line lists.
  let string: String
  /// A flag for each scalar of the string but the first: whether there is a break before it.
  let breaks: [Bool]

  init(_ line: Substring) throws {
    let words = line.split { $0.isWhitespace }
    self.line = words.joined(separator: " ")
    string = try words.filter { $0 != "÷" && $0 != "×" }.map(UnicodeTestData.string).joined()
    breaks = words.filter { $0 == "÷" || $0 == "×" }.dropFirst().dropLast().map { $0 == "÷" }
  }
}
