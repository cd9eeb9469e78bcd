/// A problem that keeps a Markdown file from becoming a page, with the path of the file and the
/// line.
public struct ContentProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String

  /// The line, from 1; nil for the file as a whole.
  public let line: Int?

  /// The reason and a remedy.
  public let reason: String

  /// Creates a problem.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The file, the line and the reason, such as `posts/storm.md:3: “tomorrow” is no date; …`.
  ///
  /// The text is one line. Visible characters, such as `␛`, replace control characters from names
  /// and front matter.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(reason)".onOneLine
  }
}

/// An error that lists all problems of a folder.
public struct ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the files.
  public let problems: [ContentProblem]

  /// Creates an error.
  public init(problems: [ContentProblem]) {
    self.problems = problems
  }

  /// A message with the number of problems, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "The content has \(count):\n" + problems.map { "- \($0)" }.joined(separator: "\n")
  }
}
