import Foundation
import Testing

@Suite("Articles and the README")
struct ArticleTests {
  /// The sources that contain the code of the pages, so that it is compiled.
  ///
  /// They are in this module, in one that it imports, and in packages that link a library.
  private static let compiled = Result {
    let folders = [
      "Examples/Tests/DiptychArticleTests", "Examples/Tests/Reports",
      "Examples/Markdown/Tests/CommonMarkTests", "Examples/Blog/Sources",
    ]
    return try folders.flatMap { folder in
      try Article.files(below: Article.root.appending(path: folder), withExtension: "swift").map {
        try String(contentsOf: $0, encoding: .utf8)
      }
    }
  }

  @Test("The code of a page is code that is compiled", arguments: try Article.all())
  func code(of article: Article) throws {
    let compiled = try Self.compiled.get()
    // A manifest is compiled by the package manager, see ReadmeTests.
    let code = article.code.filter { !$0.hasPrefix("// swift-tools-version") }
    let missing = code.filter { block in
      // The indentation may be as deep as in a type and a function.
      !["", "  ", "    "].contains { indentation in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
        return compiled.contains { $0.contains(indented) }
      }
    }
    #expect(missing == [])
  }

  @Test("Pages with code are found")
  func pages() throws {
    let names = try Article.all().filter { !$0.code.isEmpty }.map(\.name)
    #expect(names.contains("README"))
    #expect(names.contains("RenderingInAServer"))
  }
}
