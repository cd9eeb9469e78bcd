import Diptych
import DiptychANSI
import DiptychGallery
import DiptychSite

/// The first page, with an introduction, one view as text and as HTML, the uses of the kit, and the
/// steps to add it to a package.
struct LandingPage: View {
  static let summary =
    "A Swift package that renders one view tree as text in a terminal and as HTML in a browser: "
    + "like a diptych, one picture on two panels."

  let texts: LandingTexts
  let figures: BenchmarkFigures
  let frame: SiteFrame
  let settings: PageSettings

  var body: some View {
    PageLayout(
      title: SiteFrame.name,
      summary: Self.summary,
      navigation: frame.navigation(),
      settings: settings
    ) {
      Hero("One view, two media", summary: Self.summary) {
        PageLink("Read the guide", to: GuidePages.index)
        PageLink("See components", to: ComponentPages.index)
        frame.sources.map { Link("Source", destination: $0) }
      } aside: {
        TerminalScreenshot("Greeting(name: \"Ada\")", width: 44) { Greeting(name: "Ada") }
      }
      Section("A view, and its page") { FirstView(code: texts.coverage) }
      Section("Three uses") { Uses() }
      Section("What it does") {
        Stats {
          Stat("Components", value: "\(Catalog.entries.count)", note: "each in both media")
          BenchmarkFacts(figures: figures)
        }
        Features()
      }
      Section("Add the package") {
        Text("The package has no dependencies, and needs Swift 6.2 or later.")
        CodeBlock(texts.manifest, language: "swift")
        Paragraph {
          Text("Then ")
          PageLink("print a view", to: Article.path(of: "CommandLineTools"))
          Text(", ")
          PageLink("write a page", to: Article.path(of: "WritingPages"))
          Text(" or ")
          PageLink("compare a snapshot", to: Article.path(of: "SnapshotTests"))
          Text(".")
        }
      }
    } footer: {
      SiteFooter()
    }
  }
}

/// The first view of the README as code and as a page, below the opening, whose text contains it.
private struct FirstView: View {
  let code: String

  var body: some View {
    Columns(minimum: 44) {
      CodeBlock(code, language: "swift", title: "Coverage.swift")
      VStack(spacing: 1) {
        BrowserPicture(level: 3) { Coverage() }
        CodeBlock(
          """
          let view = Coverage()
          view.rendered(as: .html)
          view.rendered(as: .text(width: 44, color: .ansi16))
          """,
          language: "swift"
        )
      }
    }
  }
}

/// The uses of the kit as cards.
///
/// Each card shows the output of a program with this use.
private struct Uses: View {
  var body: some View {
    PageCards {
      PageCard(
        "Command-line tools",
        to: Article.path(of: "CommandLineTools"),
        summary: "Reports that fit every width, in a terminal, in a pipe and as Markdown, and "
          + "progress during work."
      ) {
        TerminalScreenshot(width: 30) {
          Table([("Parser", 0.97), ("Layout", 0.88), ("Pages", 0.42)]) {
            TableColumn("Suite") { Text($0.0) }
            TableColumn("Coverage") { Gauge("Coverage", value: $0.1) }
          }
        }
      }
      PageCard(
        "Static pages",
        to: Article.path(of: "StaticSites"),
        summary: "Whole documents that are valid and safe for any data, and sites whose links are "
          + "checked before they are written. This is one."
      ) {
        TerminalScreenshot(width: 30) {
          SitePlan(added: ["guide.html"], changed: ["index.html"], unchanged: ["faq.html"])
            .view(in: "public")
        }
      }
      PageCard(
        "Snapshot tests",
        to: Article.path(of: "SnapshotTests"),
        summary: "References of text, terminal output and HTML, and the way to accept a change."
      ) {
        TerminalScreenshot(width: 30) {
          Diff(from: "Tests 213\nPages  96\n", to: "Tests 214\nPages  96\n")
        }
      }
    }
  }
}

/// The sentences of the README that describe the kit, shortened.
private struct Features: View {
  var body: some View {
    Columns(minimum: 48) {
      feature(
        "Text that always fits",
        "Columns shrink, lines break by Unicode's rules, and tables "
          + "stay aligned with CJK and emoji. A pipe gets no escape sequences."
      )
      feature(
        "HTML that is valid and safe",
        "Semantic elements, escaping by context, an allow-list "
          + "of link schemes, and a stylesheet, light and dark, with only the rules that a page uses."
      )
      feature(
        "Every state of a screen is a value",
        "Loading, loaded, failed, reloading beside the "
          + "old value: a tested picture of each in both media."
      )
      feature(
        "Hostile input stays text",
        "Control characters become visible, and no string can "
          + "become an escape sequence or markup."
      )
    }
  }

  private func feature(_ title: String, _ text: String) -> some View {
    Section {
      Text(text)
    } header: {
      Heading(title, level: 3)
    }
  }
}
