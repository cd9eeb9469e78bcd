import DiptychFiles

/// The file that a page was made from, such as one of Markdown.
struct PageSource: Sendable {
  let file: String
  /// Returns the lines of links, from 1, by their destinations on the page.
  let lines: @Sendable (PageLocation) -> [String: Int]

  /// Returns the file and the line of a link for a message, such as `guide/start.md:12`.
  func place(of destination: String, on page: PageLocation) -> String {
    let lines = lines(page)
    // The page encodes characters that the document may contain unencoded.
    let line = lines[destination] ?? lines[percentDecoded(destination)]
    return line.map { "\(file):\($0)" } ?? file
  }
}
