import Diptych
import DiptychHTMLTools
import DiptychTesting
import Testing

@testable import DiptychSnapshots
@testable import diptych_snapshots

@Suite("The page of a report") struct ReportPageTests {
  @Test("A text, a page, an image, bytes, an output without a reference and one in a source")
  func page() throws {
    let page = ReportPage(
      package: "App",
      entries: [
        ReportEntry(
          "AppTests/text/default.w40.txt",
          "Total: 12.00\nDue: today\n",
          "Total: 13.00\nDue: today\n"
        ),
        ReportEntry("AppTests/page/default.html", "<p class=\"dim\">12.00</p>\n", "<p>13.00</p>\n"),
        ReportEntry("AppTests/image/default.svg", "<svg/>\n", "<svg></svg>\n"),
        ReportEntry("AppTests/bytes/default.zip", "PK\0a", "PK\0bc"),
        ReportEntry("AppTests/terminal/default.ansi", nil, #"\e[31mred\e[0m"# + "\n"),
        .inline,
        ReportEntry("AppTests/a b/'.json", "{}\n", "{}"),
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

  @Test("A hostile output ends no element, and its page is in a sandbox without a script")
  func hostile() throws {
    let hostile =
      #"--></script></iframe></pre>"'><script>alert(1)</script><img src=x onerror=alert(2)>"#
    let paths = ["html", "txt", "ansi", "json", "svg"].map { "AppTests/a/default.\($0)" }
    let entries = paths.flatMap { path in
      [
        ReportEntry(path, "", hostile), ReportEntry(path, hostile, "<!doctype html>\(hostile)"),
        ReportEntry(path, nil, hostile),
      ]
    }
    let page = ReportPage(package: hostile, entries: entries + [ReportEntry(hostile, nil, hostile)])
    try page.validate()
    let html = page.rendered(as: .html)
    let tags = Set(html.matches(of: /<\/?[a-z0-9]+/).map { String($0.output) })
    // A rule of the theme that is refused would leave the page without any.
    #expect(Theme.report != .standard)
    #expect(tags.isDisjoint(with: ["<script", "</script", "<object", "<embed", "<base"]))
    #expect(!html.contains(/<[^>"]*\son[a-z]+=/))
    let frames = html.matches(of: /<iframe [^>]*?srcdoc="[^"]*"><\/iframe>/).map(\.output)
    #expect(frames.count == 5)
    #expect(frames.allSatisfy { $0.contains(" sandbox=\"\" ") })
    #expect(html.ranges(of: "<iframe").count == frames.count)
    #expect(
      html.ranges(of: "<img").allSatisfy {
        html[$0.upperBound...].hasPrefix(" src=\"data:image/svg+xml;base64,")
      }
    )
    #expect(
      html.contains(
        """
        <meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
        """
      )
    )
  }

  @Test("Long outputs are cut, and closed at first")
  func long() {
    let line = String(repeating: "x", count: 99) + "\n"
    let old = String(repeating: line, count: 30_000)
    let new = old.replacing("x", with: "y")
    let page = ReportPage(
      package: "App",
      entries: [ReportEntry("AppTests/a/default.txt", old, new)]
    )
    let html = page.rendered(as: .html)
    #expect(html.utf8.count < 500_000)
    #expect(html.contains("The first 200,000 of 3,000,000 bytes."))
    #expect(html.contains("<details><summary>Reference and output</summary>"))
    #expect(
      html.contains(
        "… 30,000 lines of the reference and 30,000 of the output differ, too many to show"
      )
    )
  }

  @Test(
    "The kind of an output is that of its extension",
    arguments: [
      ("a.txt", true, .text(language: nil)), ("a.json", true, .text(language: "json")),
      ("a.JSON", true, .text(language: "json")), ("a.json", false, .bytes),
      ("a", true, .text(language: nil)),
      ("a.html", true, .page), ("a.html", false, .bytes), ("a.ansi", true, .terminal),
      ("a.ansi", false, .bytes), ("a.png", false, .image(mediaType: "image/png")),
      ("a.svg", true, .image(mediaType: "image/svg+xml")), ("a.b/c", false, .bytes),
    ] as [(String, Bool, PictureKind)]
  )
  func kind(path: String, isText: Bool, kind: PictureKind) {
    #expect(PictureKind(StagedSnapshot(path), isText: isText) == kind)
  }

  @Test("A difference has at most a thousand lines")
  func bounded() {
    let text = (0..<3000).map { "\($0)\n" }.joined()
    let difference = UnifiedDifference(LineDiff(from: "".utf8, to: text.utf8))
    #expect(difference.lines.count == 1002)
    #expect(
      [difference.lines[0], difference.lines[1000], difference.lines[1001]].map { line in
        line.parts.map(\.text).joined()
      } == ["@@ -0,0 +1,3000 @@", "+999", "… 2,000 more lines"]
    )
  }
}
