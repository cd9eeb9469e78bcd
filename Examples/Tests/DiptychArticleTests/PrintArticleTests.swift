import DiptychFormats
import DiptychLive
import Testing

@Suite("The article about printing")
struct PrintArticleTests {
  @Test("Its screenshots show the views")
  func pictures() throws {
    let pictures = try Article(named: "FromPrintToTheKit").pictures
    let place = SourceSpan("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = 3")
    let messages = VStack {
      Message(.step, "Reading config.toml")
      Message(.error, "unknown key “colour”", at: place)
      Message(.hint, "did you mean “color”?")
      Message(.done, "Wrote report.html")
    }
    let usage = UsageText()
    let table = LargestFiles(
      files: [("photos/a.raw", 24_100_000), ("notes.txt", 1_310), (".hidden", 12)]
    )
    #expect(
      pictures == [
        messages.rendered(as: .text(width: 60)),
        Totals(files: 12, bytes: 1_234_567, time: .seconds(125)).rendered(as: .text(width: 60)),
        usage.rendered(as: .text(width: 60)),
        LongTexts().rendered(as: .text(width: 30)),
        Folders(folders: Folder.samples).rendered(as: .text(width: 60)),
        table.rendered(as: .text(width: 60)),
        table.rendered(as: .csv).replacing("\r\n", with: "\n"),
        copying(3).rendered(as: .text(width: 60)),
        copying(10).rendered(as: .text(width: 60)),
        [0, 4, 8, 10].map { copying($0).environment(\.isLogged, true).rendered(as: .text()) }
          .joined(),
        // The tests of questions check what a terminal shows.
        "Overwrite report.html? [y/N] y\n",
      ]
    )
  }
}

/// The bar of the article, after some files.
private func copying(_ count: Int) -> ProgressBar {
  ProgressBar("Copying", value: count, total: 10).showing(.count, .remaining)
    .done("Copied 10 files")
}

extension Folder {
  /// The folders of the picture.
  static let samples = [
    Folder(
      id: "Sources",
      children: [Folder(id: "Kit", children: [Folder(id: "View.swift")]), Folder(id: "Tool")]
    )
  ]
}
