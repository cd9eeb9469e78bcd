import Diptych
import DiptychCommonMark
import DiptychSite

/// The pages of the benchmarks, with the results and a description of the measurements.
struct BenchmarkPages: Sendable {
  static let index: SitePath = "benchmarks/index"
  private static let method: SitePath = "benchmarks/method"
  private static let title = "How it is measured"
  private static let summary =
    "The figures of Benchmarks/README.md: ratios taken inside one run on one machine."

  let figures: BenchmarkFigures
  private let document: MarkdownDocument
  private let frame: SiteFrame

  /// Reads the figures.
  init(of checkout: Checkout, frame: SiteFrame) throws {
    figures = try BenchmarkFigures(of: checkout)
    self.frame = frame
    document = try MarkdownDocument(
      figures.source.text,
      file: figures.source.file,
      rawHTML: .dropped
    )
  }

  /// Returns the pages, with the day of the last change of their file in ISO 8601, or nil.
  @SiteBuilder func pages(changed day: String?) -> [SiteItem] {
    figuresPage
    methodPage(changed: day)
  }

  private var figuresPage: Page {
    let navigation = frame.navigation()
    return Page(Self.index, title: "Benchmarks", description: Self.summary) { [figures] settings in
      PageLayout(
        .report,
        title: "Benchmarks",
        summary: Self.summary,
        navigation: navigation,
        settings: settings
      ) {
        BenchmarksView(figures: figures)
        Paragraph { PageLink(Self.title, to: Self.method) }
      } facts: {
        BenchmarkFacts(figures: figures)
      } footer: {
        SiteFooter()
      }
    }
  }

  private func methodPage(changed day: String?) -> Page {
    let group = SiteNavigation.Group(
      "Benchmarks",
      items: [.init("Benchmarks", to: Self.index), .init(Self.title, to: Self.method)]
    )
    let navigation = frame.navigation(groups: [group])
    return Page(Self.method, title: Self.title) { [document] settings in
      PageLayout(
        .article(edited: day),
        title: Self.title,
        navigation: navigation,
        settings: settings
      ) {
        MarkdownView(document, heading: { $0.level == 1 ? nil : $0 })
      } footer: {
        SiteFooter()
      }
    }
    .source(figures.source.file)
  }
}

/// The speed of large tables, as a multiple of the speed of other libraries.
struct BenchmarkFacts: View {
  let figures: BenchmarkFigures

  var body: some View {
    if let row = figures.rich.rows.last {
      Stat("Tables of text", value: "\(row[1])×", note: "as fast as Rich, \(row[0]) rows")
    }
    if let row = figures.times.rows.first(where: { $0[0] == "html/table" }),
      let most = Double(row[2])
    {
      Stat(
        "Tables of HTML",
        value: "\((10 / most).rounded() / 10)×",
        note: "as fast as a loop by hand, \(figures.document(of: row[0]).lowercased())"
      )
    }
  }
}
