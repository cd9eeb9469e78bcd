/// The file that a page was made from, such as one of Markdown.
struct PageSource: Sendable {
  let file: String
  /// The lines of links, from 1, by their destinations.
  let lines: [String: Int]

  /// Returns the place of a link for a message, such as `guide/start.md:12`.
  func place(of destination: String) -> String {
    lines[destination].map { "\(file):\($0)" } ?? file
  }
}
