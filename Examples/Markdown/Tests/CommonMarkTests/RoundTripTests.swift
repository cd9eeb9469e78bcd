import Diptych
import DiptychCommonMark
import DiptychFormats
import Foundation
import Testing

@Suite("The kit's Markdown, read again")
struct RoundTripTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../../Snapshots/DiptychFormatsTests/PictureTests/pictures")
    .standardized

  /// The outputs, except two outputs whose HTML affects the escaping of adjacent text.
  private static func pictures() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".md") && !["table-blocks.md", "text-hostile.md"].contains($0) }
  }

  @Test("What the kit writes is read and written as it was", arguments: try pictures())
  func picture(_ name: String) throws {
    let picture = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let document = try MarkdownDocument(picture, rawHTML: .trusted)
    #expect(MarkdownView(document).rendered(as: .markdown) == picture)
  }

  @Test("Text in a task, a quote or a description does not become its markup")
  func markup() throws {
    let view = VStack {
      List {
        TaskItem(isDone: false) { Text("see [x] there, or [X]") }
        TaskItem(isDone: true) { Text("[ ]") }
      }
      Quote {
        Paragraph { Text("[!NOTE]") }
        Paragraph { Text("hi") }
      }
      Image("x.png", alt: "^2 plot ^")
    }
    let written = view.rendered(as: .markdown)
    #expect(
      written == #"""
        - [ ] see \[x\] there, or \[X\]
        - [x] \[ ]

        > \[!NOTE]
        >
        > hi

        ![\^2 plot ^](x.png)

        """#
    )
    let read = MarkdownView(try MarkdownDocument(written))
    #expect(read.rendered(as: .markdown) == written)
  }

  @Test("A string is read as the text that was written, in each place, except its spaces")
  func strings() throws {
    let invisible: [Unicode.GeneralCategory] = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    let strings = try HostileTests.strings().filter { string in
      !string.unicodeScalars.contains { invisible.contains($0.properties.generalCategory) }
    }
    // A quarter of them takes a second.
    for index in stride(from: 0, to: strings.count, by: 4) {
      let string = strings[index]
      let view = VStack {
        Text(verbatim: string)
        Text("before\(string)after")
        Heading(string, level: 2)
        Text("a\(Text(verbatim: string).bold())b \(Text(verbatim: string).monospaced()) c")
        List { Text(verbatim: string) }
        Quote { Text(verbatim: string) }
        CodeBlock(string)
        Table([string]) { TableColumn(string) { Text(verbatim: $0) } }
      }
      let written = view.rendered(as: .markdown)
      let read = MarkdownView(try MarkdownDocument(written, rawHTML: .dropped))
      let texts = [read.rendered(as: .plain), view.rendered(as: .plain)].map { text in
        text.unicodeScalars.filter { !$0.properties.isWhitespace }.map(\.value)
      }
      #expect(texts[0] == texts[1], "\(written)")
    }
  }

  @Test("A byte order mark at the start of a text is shown, and no block begins there")
  func byteOrderMark() {
    #expect(Text("\u{FEFF}# x").rendered(as: .markdown) == "\u{FFFD}# x\n")
  }

  @Test("A document is the same after it was written and read", arguments: MarkdownSample.all)
  func sample(_ sample: MarkdownSample) throws {
    let written = MarkdownView(try MarkdownDocument(sample.text)).rendered(as: .markdown)
    let view = MarkdownView(try MarkdownDocument(written))
    #expect(view.rendered(as: .markdown) == written)
  }
}
