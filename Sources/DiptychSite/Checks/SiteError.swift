/// An error that lists all problems of a site.
public struct SiteError: Error, Hashable, Sendable {
  /// The problems, in the order of the pages.
  public let problems: [SiteProblem]

  /// Creates an error.
  public init(problems: [SiteProblem]) {
    self.problems = problems
  }
}

extension SiteError: CustomStringConvertible {
  /// The number of problems, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "The site has \(count):\n" + problems.map { "- \($0)" }.joined(separator: "\n")
  }
}
