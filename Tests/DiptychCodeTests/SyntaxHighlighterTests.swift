import Diptych
import DiptychSampling
import Foundation
import Testing

@Suite("Tokens of code") struct SyntaxHighlighterTests {
  private static let languages = ["swift", "sh", "console", "json", "diff"]

  @Test("An unknown language has no scanner") func unknown() {
    let names: [String?] = [nil, "", "Swift", "c", "swift ", "x\n"]
    #expect(names.map { SyntaxHighlighter(language: $0) == nil } == names.map { _ in true })
  }

  @Test("The joined tokens of random code are the code", arguments: languages)
  func random(language: String) throws {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "\"", "\"\"\"", "#", "##", "\\", "\\(", "(", ")", "{", "}", "'", "`", "$", "$(", "${", "$((",
      "/*", "*/", "//", "/", "<<E", "<<-", "E", "\nE\n", "\n", "\r\n", "\r", " ", "\t", "let",
      "in:",
      "for", "case", "A", "a", ".", ",", "0x", "1", "e+", "=", ";", "|", "@@", "@", "-", "+",
      "--- a\n+++ b\n", "@@ -1,2 +1 @@\n", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{0}", ":", "$ ",
      "% ",
    ]
    let highlighter = try #require(SyntaxHighlighter(language: language))
    for _ in 0..<4_000 {
      let code = (0..<Int.random(in: 0...24, using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! }
        .joined()
      check(highlighter.runs(of: code), of: code)
    }
  }

  @Test("The joined tokens of the sources of this repository are the sources") func files() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let languages = ["swift": "swift", "json": "json", "sh": "sh", "md": "diff"]
    var counts: [String: Int] = [:]
    for folder in ["Sources", "Tests", "Examples"] {
      let path = root.appending(path: folder).path()
      let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      for name in names.sample(names.count / 6, turn: 0) {
        let type = name.split(separator: ".").last.map(String.init) ?? ""
        guard let language = languages[type] else { continue }
        let code = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        let highlighter = try #require(SyntaxHighlighter(language: language))
        let runs = highlighter.runs(of: code)
        check(runs, of: code)
        // Each source has code after its last string: nothing swallows the rest of the file.
        if language == "swift" { #expect(runs.last?.role == nil || runs.last?.role == .comment) }
        counts[language, default: 0] += 1
      }
    }
    #expect(counts["swift", default: 0] > Sample.count(80, of: 500))
  }

  @Test(
    "Constructs that never end, each in another, take a time that grows with the length",
    .timeLimit(.minutes(5)),
    arguments: [
      (
        "swift",
        ["\"", "\"\\(", "\"\"\"\n\\(\n", "#", "#/ ", "/*", "(", "get ", "`", "1.", "\"\"\" "]
      ),
      ("sh", ["\"", "\"$(", "<<E ", "<<E\n", "${", "\\", "(", "`", "' "]),
      ("json", ["\"", "\"a\" ", "/*", "1."]),
      ("diff", ["--- a\n", "@@ -1 +1\n", "@@ ", "-"]),
    ]
  )
  func length(language: String, pieces: [String]) throws {
    let highlighter = try #require(SyntaxHighlighter(language: language))
    let count = Sample.count(10_000, of: 100_000)
    for piece in pieces {
      let code = String(repeating: piece, count: count)
      check(highlighter.runs(of: code), of: code)
    }
    // An opening sign, and many that almost close it.
    let code =
      String(repeating: "#", count: count / 2) + "\""
      + String(repeating: "\"##\\##(", count: count / 2)
    check(highlighter.runs(of: code), of: code)
  }

  @Test("A code block has the colours of its language in both media, and none where it is redacted")
  func media() {
    let view = CodeBlock("let a = \"<\"\n", language: "swift")
    #expect(
      view.rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code, swift">\
        <code class="language-swift"><span class="keyword">let</span> a = \
        <span class="string">"&lt;"</span></code></pre>
        """
    )
    #expect(
      view.rendered(as: .text(width: 20, color: .ansi16))
        == "  \u{1B}[1mlet\u{1B}[0m a = \u{1B}[31m\"<\"\u{1B}[0m\n"
    )
    #expect(
      view.redacted(reason: .placeholder).rendered(as: .html)
        == CodeBlock("let a = \"<\"").redacted(reason: .placeholder).rendered(as: .html)
    )
    #expect(
      CodeBlock("let a", language: "c").rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code, c">\
        <code class="language-c">let a</code></pre>
        """
    )
    #expect(
      CodeBlock("let a").rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code"><code>let a</code></pre>
        """
    )
  }

  private func check(_ runs: [SyntaxRun], of code: String) {
    #expect(runs.map(\.code).joined().utf8.elementsEqual(code.utf8))
    #expect(!runs.contains { $0.code.isEmpty })
  }
}
