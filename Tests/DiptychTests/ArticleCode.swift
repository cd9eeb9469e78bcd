import Foundation

/// The code of an article, and the file of the tests that compiles it.
struct ArticleCode {
  /// The blocks of Swift in the article, in order.
  let blocks: [String]
  /// The source of the tests.
  let compiled: String

  /// Reads an article of the umbrella module, and a file beside this one.
  init(of article: String, compiledBy file: String) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(
      contentsOf: here.appending(path: "../../Sources/Diptych/Diptych.docc/\(article).md"),
      encoding: .utf8
    )
    blocks = text.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
    compiled = try String(contentsOf: here.appending(path: file), encoding: .utf8)
  }

  /// The blocks that are not in the file of the tests as they are in the article.
  var missing: [String] { blocks.filter { !compiled.contains($0) } }
}
