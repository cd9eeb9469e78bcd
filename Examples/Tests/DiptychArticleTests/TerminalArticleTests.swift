import DiptychLive
import Testing

@Suite("The article about command-line tools")
struct TerminalArticleTests {
  @Test("Both screenshots show the views")
  func pictures() throws {
    let pictures = try Article(named: "CommandLineTools").pictures
    let report = Report(packages: Package.samples)
    let progress = VStack {
      Spinner("Checking logging")
      ProgressBar("Packages", value: 1, total: 2)
    }
    #expect(pictures.first == report.rendered(as: .text(width: 60)))
    #expect(pictures.last == progress.rendered(as: .text(width: 60)))
  }

  @Test("A flag decides about the format")
  func formats() {
    let report = Report(packages: Package.samples)
    #expect(
      text(of: report, as: "markdown") == """
        # Outdated packages

        | Package | Current | Latest | Page |
        | --- | ---: | ---: | --- |
        | argument | 1.2.0 | **1.5.0** | <https://example.org/argument> |
        | logging | 1.4.4 | **1.6.1** | <https://example.org/logging> |

        """
    )
    #expect(text(of: report, as: nil) == report.rendered(as: Terminal.standardOutput.format))
  }

  @Test("An optional column appears if it is asked for")
  func columns() {
    #expect(
      Report(packages: Package.samples, showsPages: false).rendered(as: .text(width: 60)) == """
        Outdated packages
        ━━━━━━━━━━━━━━━━━───────────────────────────────────────────

        Package   Current  Latest
        ─────────────────────────
        argument    1.2.0   1.5.0
        logging     1.4.4   1.6.1

        """
    )
  }
}
