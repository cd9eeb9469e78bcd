import Diptych
import DiptychHTMLTools
import Foundation
import Testing

/// The pages for external checkers, see `Scripts/check-pages`.
///
/// The suite writes them to the folder that `CHECKED_PAGES` names, and is skipped without it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CHECKED_PAGES"] != nil))
struct CheckedPages {
  private let folder: URL

  init() throws {
    let path = try #require(ProcessInfo.processInfo.environment["CHECKED_PAGES"])
    folder = URL(filePath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("Pages with every hostile string in every context, and the text to be read in them")
  func hostile() throws {
    let all = HostileStrings.all
    let count = 500
    for (number, start) in stride(from: 0, to: all.count, by: count).enumerated() {
      let strings = Array(all[start..<min(start + count, all.count)])
      let expected = String(decoding: try JSONEncoder().encode(ReadBack(strings)), as: UTF8.self)
      for (kind, page) in [
        ("hostile", HostilePage(strings: strings).rendered(as: .html)),
        ("syntax", SyntaxPage(strings: strings).rendered(as: .html)),
        ("script", ScriptPage(strings: strings).rendered(as: .html)),
      ] {
        try write(page, to: "\(kind)-\(number + 1).html")
        try write(expected, to: "\(kind)-\(number + 1).json")
      }
    }
  }

  @Test("Pages under a content security policy") func policies() throws {
    let embedded = StyledPage().rendered(as: .html)
    try write(embedded, to: "csp-embedded.html")
    try write(ContentSecurityPolicy.strict(for: embedded), to: "csp-embedded.txt")
    let linked = StyledPage().rendered(as: .prettyHTML(stylesheet: .file(url: "kit.css")))
    try write(linked, to: "csp-file.html")
    try write("default-src 'none'; style-src 'self'", to: "csp-file.txt")
    try write(Stylesheet.standard, to: "kit.css")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }
}

/// The strings that a parser must find in a page.
private struct ReadBack: Encodable {
  struct Item: Encodable {
    let string: String
    /// The string as a page shows it at the start of a text, in other text, and in an attribute.
    let text: String
    let content: String
    let characters: String
  }

  let items: [Item]
  let title: String
  let description: String

  init(_ strings: [String]) {
    items = strings.map { string in
      Item(
        string: string,
        text: HostileStrings.shown(string, startsText: true, isProse: true),
        content: HostileStrings.shown(string, startsText: false, isProse: true),
        characters: HostileStrings.shown(string, startsText: false)
      )
    }
    let joined = strings.joined(separator: "\n")
    title = HostileStrings.shown(joined, startsText: true, isProse: true)
    description = HostileStrings.shown(joined, startsText: false)
  }
}

/// A page that uses the stylesheet.
private struct StyledPage: View {
  var body: some View {
    Document(title: "Styles", language: "en", metadata: PageMetadata(description: "Styles.")) {
      Heading("Styles", level: 1)
      Panel("Panel") {
        Text("red").foregroundStyle(.red)
        Text("dim").dim()
      }
      Table([1, 2]) {
        TableColumn("Number", alignment: .trailing) { Text("\($0)") }.rowHeader().footer("3")
      }.caption("Numbers")
    }
  }
}
