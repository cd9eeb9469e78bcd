import Diptych
import DiptychRepoReport
import DiptychSite

/// The site of this project, which is made from a checkout of the repository.
struct ProjectSite: Sendable {
  private let checkout: Checkout
  private let address: String?
  private let frame: SiteFrame
  private let theme: Theme
  private let texts: LandingTexts
  private let guide: Guide
  private let components: ComponentPages
  private let benchmarks: BenchmarkPages
  private let changes: ChangePages
  private var report: ReportSite?
  /// The days of the last changes of files, in ISO 8601, by the paths of the files.
  private var days: [String: String] = [:]

  /// Reads the files of a checkout.
  ///
  /// - Parameters:
  ///   - checkout: The folder.
  ///   - address: The address of the site, or nil if it is not known.
  ///   - sources: The address of the repository, or nil if pages have no links to it.
  ///   - hasReport: Whether the site has the report that ``readReport(environment:)`` reads.
  /// - Throws: A ``CheckoutError``, or another error that occurs while a file is read.
  init(
    of checkout: Checkout,
    address: String? = nil,
    sources: String? = nil,
    hasReport: Bool
  ) throws {
    self.checkout = checkout
    self.address = address
    frame = SiteFrame(hasReport: hasReport, sources: sources)
    theme = try SiteThemes.pages()
    components = try ComponentPages(
      frame: frame,
      theme: SiteThemes.components(),
      cardTheme: SiteThemes.cards()
    )
    texts = try LandingTexts(of: checkout)
    guide = try Guide(of: checkout)
    benchmarks = try BenchmarkPages(of: checkout, frame: frame)
    changes = try ChangePages(of: checkout, frame: frame)
  }

  /// Reads the history of the repository.
  mutating func readReport(environment: [String: String]) async throws {
    days = try ReportSite.lastChanges(of: "*.md", in: checkout.path, environment: environment)
    report = try await .reading(
      checkout.path,
      environment: environment,
      host: ReportHost(folder: SiteFrame.reportFolder, navigation: frame.navigation())
    )
  }

  /// The pages and the files.
  var site: Site {
    Site(
      address: address,
      style: .file,
      theme: theme,
      validatesPages: false,
      search: true,
      script: true
    ) {
      Page("", title: SiteFrame.name, description: LandingPage.summary) {
        [texts, benchmarks, frame] settings in
        LandingPage(texts: texts, figures: benchmarks.figures, frame: frame, settings: settings)
      }
      GuidePages(guide: guide, frame: frame, days: days).pages
      components.pages
      benchmarks.pages(changed: days[BenchmarkFigures.file])
      changes.pages(hasAddress: address != nil)
      if let report { report.pages }
      notFoundPage
      Robots()
      if address != nil { Sitemap() }
    }
  }

  private var notFoundPage: NotFoundPage {
    NotFoundPage { [frame] settings in
      PageLayout(
        title: "Page not found",
        navigation: frame.navigation(),
        settings: settings
      ) {
        Heading("Page not found", level: 1)
        Paragraph { PageLink("To the first page", to: "") }
      } footer: {
        SiteFooter()
      }
    }
  }
}
