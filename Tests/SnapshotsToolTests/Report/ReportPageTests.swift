import Diptych
import DiptychHTMLTools
import DiptychTesting
import Testing

@testable import DiptychSnapshots
@testable import diptych_snapshots

@Suite("The page of a report") struct ReportPageTests {
  @Test("A text, a page, bytes, an output without a reference and one in a source")
  func page() throws {
    let page = ReportPage(
      package: "App",
      outputs: [
        StagedOutput(
          "AppTests/text/default.w40.txt",
          "Total: 12.00\nDue: today\n",
          "Total: 13.00\nDue: today\n"
        ),
        StagedOutput(
          "AppTests/page/default.html",
          "<p class=\"dim\">12.00</p>\n",
          "<p>13.00</p>\n"
        ),
        StagedOutput("AppTests/bytes/default.zip", "PK\0a", "PK\0bc"),
        StagedOutput("AppTests/terminal/default.ansi", nil, #"\e[31mred\e[0m"# + "\n"),
        .inline,
        StagedOutput("AppTests/a b/'.json", "{}\n", "{}"),
      ]
    )
    try page.validate()
    expectSnapshot(
      of: page.rendered(as: .prettyHTML),
      as: .text(extension: "html").scrubbed(by: [
        Scrubber.replacing(/(?s)(<|&lt;)style>.*?(<|&lt;)\/style>/, with: "(style)")
      ])
    )
  }

  @Test("A hostile output ends no element and runs no script") func hostile() throws {
    let hostile =
      #"--></script></iframe></pre>"'><script>alert(1)</script><img src=x onerror=alert(2)>"#
    let page = ReportPage(
      package: hostile,
      outputs: [
        StagedOutput("AppTests/a/default.html", "", hostile),
        StagedOutput("AppTests/a/default.txt", hostile, "<!doctype html>\(hostile)"),
        StagedOutput(hostile, nil, hostile),
      ]
    )
    try page.validate()
    let html = page.rendered(as: .html)
    let tags = Set(html.matches(of: /<\/?[a-z0-9]+/).map { String($0.output) })
    #expect(tags.isDisjoint(with: ["<script", "</script", "<object", "<embed", "<base", "<img"]))
    #expect(!html.contains(/<[^>"]*\son[a-z]+=/))
    #expect(
      html.contains(
        """
        <meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        """
      )
    )
  }

  @Test("Long outputs are cut") func long() {
    let line = String(repeating: "x", count: 99) + "\n"
    let old = String(repeating: line, count: 30_000)
    let new = old.replacing("x", with: "y")
    let page = ReportPage(package: "App", outputs: [StagedOutput("a/default.txt", old, new)])
    let html = page.rendered(as: .html)
    #expect(html.utf8.count < 1_000_000)
    #expect(html.contains("The first 200,000 of 3,000,000 bytes."))
    #expect(html.contains("... 59004 more lines"))
  }
}
