import Diptych
import Foundation
import Testing

/// Pages for checkers from outside, see `Scripts/check-html`.
///
/// It writes them where `CHECKED_PAGES` says, and does nothing without it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CHECKED_PAGES"] != nil))
struct CheckedPages {
  @Test("Pages with every hostile string, and pages under a content security policy")
  func write() throws {
    let path = try #require(ProcessInfo.processInfo.environment["CHECKED_PAGES"])
    let folder = URL(filePath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, strings) in chunked(HostileStrings.all, by: 500).enumerated() {
      let page = HostilePage(strings: strings).rendered(as: .html)
      try page.write(to: folder.appending(path: "hostile-\(number + 1).html"))
      let shown = strings.map { HostileStrings.shown($0, startsText: true) }
      try JSONEncoder().encode(shown).write(
        to: folder.appending(path: "hostile-\(number + 1).json")
      )
    }
    let embedded = StyledPage().rendered(as: .html)
    try embedded.write(to: folder.appending(path: "csp-embedded.html"))
    try ContentSecurityPolicy.strict(for: embedded).write(
      to: folder.appending(path: "csp-embedded.txt")
    )
    let linked = StyledPage().rendered(as: .html(stylesheet: .file(url: "kit.css"), pretty: true))
    try linked.write(to: folder.appending(path: "csp-file.html"))
    try "default-src 'none'; style-src 'self'".write(to: folder.appending(path: "csp-file.txt"))
    try Stylesheet.standard.write(to: folder.appending(path: "kit.css"))
  }

  private func chunked(_ strings: [String], by count: Int) -> [[String]] {
    stride(from: 0, to: strings.count, by: count).map {
      Array(strings[$0..<min($0 + count, strings.count)])
    }
  }
}

extension String {
  fileprivate func write(to url: URL) throws { try Data(utf8).write(to: url) }
}

/// Every string in every context.
private struct HostilePage: View {
  let strings: [String]

  var body: some View {
    Document(title: "Hostile strings", language: "en") {
      Heading("Hostile strings", level: 1)
      ForEach(strings, id: \.self) { string in
        HTML.p(.class("text")) { Text(verbatim: string) }
        HTML.p(.title(string), .data("x", string), .aria("description", string)) { Text("a") }
        HTML.p {
          Link("link", destination: string)
          HTML.a(.href("/a"), .ping(string)) { Text("ping") }
        }
        HTML.input(.value(string), .aria("label", string))
        HTML.p { HTML.q(.cite(string)) { Text("q") } }
        CodeBlock(string)
        HTMLComment(string)
        HTML.script(.type("application/json"), json: "\"" + string.filter { $0 != "\"" } + "\"")
      }
    }
  }
}

/// What the sheet of the kit has rules for.
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
