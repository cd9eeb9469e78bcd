import Diptych
import DiptychCommonMark
import Foundation
import Testing

@Suite("Properties of a document")
struct MarkdownDocumentTests {
  @Test("The title is the first heading of level 1")
  func title() throws {
    #expect(try MarkdownDocument("## a\n\n# *b* `c` ![d](d.png)\n\n# e").title == "b c d")
    #expect(try MarkdownDocument("## a").title == nil)
    #expect(try MarkdownDocument("").title == nil)
  }

  @Test("A task is done if its own box has a cross")
  func tasks() throws {
    let text = """
      ---
      title: x
      ---
      - [ ] fix `a[x] = 1`
      - [ ] press [X] to close
      - [x] done
        1. [X] in it
        2. [ ] in it [x]
      """
    let picture = MarkdownView(try MarkdownDocument(text)).rendered(as: .text(width: 40))
    #expect(
      picture == """
        ☐ fix `a[x] = 1`
        ☐ press [X] to close
        ☑ done
          1. ☑ in it
          2. ☐ in it [x]

        """
    )
  }

  @Test("A quote whose first line is text is not an alert")
  func alerts() throws {
    for line in ["\\[!NOTE]", "&#91;!NOTE]"] {
      let view = MarkdownView(try MarkdownDocument("> \(line)\n> hi"))
      #expect(view.rendered(as: .text(width: 40)) == "│ [!NOTE] hi\n")
    }
  }

  @Test("A folder is not a document")
  func folder() {
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument(contentsOf: FileManager.default.temporaryDirectory.path)
    }
    #expect(error?.description.hasSuffix("The file could not be read: it is a folder") == true)
  }

  @Test("Headings have levels, words, ids and lines")
  func headings() throws {
    let text = "# A & B\n\n> ## A\n\n- ## A\n\nSetext\n===\n\n## `a-1`\n\n## ***\n\n## "
    let headings = try MarkdownDocument(text).headings
    #expect(
      headings.map { "\($0.line) \($0.level) \($0.text) #\($0.id)" } == [
        "1 1 A & B #a--b", "3 2 A #a", "5 2 A #a-1", "7 1 Setext #setext", "10 2 a-1 #a-1-1",
        "12 2 *** #section", "14 2  #section-1",
      ]
    )
  }

  @Test("Headings have the ids that the kit gives them")
  func ids() throws {
    let titles = [
      "A", "a", "A  b", "Ünïcode – dash", "¿Qué?", "1. One", "a-1", "a", "x²", "日本 語", "_y_", "😀",
      "😀", "e\u{301}", "ß", "İ", "C++ & C#", "tab\tbed", "…",
    ]
    let document = try MarkdownDocument(titles.map { "# \($0)" }.joined(separator: "\n"))
    let kit = ForEach(document.headings, id: \.id) { Heading($0.text) }.headingIDs()
    let own = ForEach(document.headings, id: \.line) { Heading($0.text).id($0.id) }
    #expect(own.rendered(as: .html) == kit.rendered(as: .html))
    #expect(document.headings.count == titles.count)
  }

  @Test("Links and images have line numbers")
  func links() throws {
    let text = """
      ---
      title: x
      ---
      First [a](a.md) and
      second ![b](b.png), <https://c.example>
      www.d.example
      fourth [e
      ](e.md)

      [f]: f.md

      - one
      - [f]
        next [![g](g.svg)](h.md)

      | [i](i.md) | j |
      |---|---|
      | k | [l](l.md) |

      > a[^1]

      [^1]: note
          [m](m.md)
      """
    let links = try MarkdownDocument(text).links.map {
      "\($0.line) \($0.isImage ? "!" : "")\($0.destination)"
    }
    #expect(
      links
        == [
          "4 a.md", "5 !b.png", "5 https://c.example", "6 http://www.d.example", "7 e.md",
          "13 f.md",
          "14 h.md", "14 !g.svg", "16 i.md", "18 l.md", "23 m.md",
        ]
    )
  }

  @Test("Front matter is not in the document")
  func frontMatter() throws {
    func parts(_ text: String) throws -> [String?] {
      let document = try MarkdownDocument(text)
      return [document.frontMatter, MarkdownView(document).rendered(as: .html)]
    }
    #expect(try parts("---\ntitle: a\n---\n# b") == ["title: a\n", #"<h1 id="b">b</h1>"#])
    #expect(try parts("\u{FEFF}---  \r\na: b\r\n---\r\nc") == ["a: b\n", "<p>c</p>"])
    #expect(try parts("---\n---\na") == ["", "<p>a</p>"])
    #expect(try parts("---\na: b\n---") == ["a: b\n", ""])
    #expect(try parts("---\n\na\n\n---\n") == [nil, "<hr><p>a</p><hr>"])
    #expect(try parts("---\na: b") == [nil, "<hr><p>a: b</p>"])
    #expect(try parts("---\na\n----\nb") == [nil, #"<hr><h2 id="a">a</h2><p>b</p>"#])
    #expect(try parts("a\n\n---\nb: c\n---") == [nil, #"<p>a</p><hr><h2 id="b-c">b: c</h2>"#])
  }

  @Test("Line ends, a byte order mark, null characters and broken UTF-8 are read")
  func bytes() throws {
    func markup(_ text: String) throws -> String {
      MarkdownView(try MarkdownDocument(text)).rendered(as: .html)
    }
    #expect(
      try markup("a\rb\r\nc\n\n    d\r\n    e\r") == """
        <p>a b c</p><pre tabindex="0" role="group" aria-label="Code"><code>d\ne</code></pre>
        """
    )
    #expect(try markup("\u{FEFF}# a\0b") == "<h1 id=\"ab\">a\u{FFFD}b</h1>")
    #expect(try markup(String(decoding: [0x61, 0xFF, 0x62], as: UTF8.self)) == "<p>a\u{FFFD}b</p>")
    #expect(try markup("") == "")
  }

  @Test("A file is read, and messages name it")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([0x23, 0x20, 0x61, 0xFF]).write(to: file)
    #expect(try MarkdownDocument(contentsOf: file.path).title == "a\u{FFFD}")
    try Data("a\n\n<b>".utf8).write(to: file)
    #expect(throws: MarkdownError.rawHTML(file: file.path, line: 3, html: "<b>")) {
      try MarkdownDocument(contentsOf: file.path)
    }
    try FileManager.default.removeItem(at: file)
    let error = #expect(throws: MarkdownError.self) { try MarkdownDocument(contentsOf: file.path) }
    #expect(error?.description == "\(file.path): The file could not be read: it does not exist")
  }

  @Test("Documents are read on many threads at once")
  func threads() async throws {
    let text = "~~a~~ www.example.org | b\n\n| a | ~~b~~ |\n|---|---|\n| www.example.org | |\n"
    let expected = MarkdownView(try MarkdownDocument(text)).rendered(as: .html)
    let pages = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<200 {
        group.addTask {
          MarkdownView(try MarkdownDocument(text)).rendered(as: .html)
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(pages == [expected])
  }
}
