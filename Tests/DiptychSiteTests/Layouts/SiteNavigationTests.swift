import Diptych
import DiptychSite
import Testing

@Suite("The navigation of a site") struct SiteNavigationTests {
  private static let navigation = SiteNavigation(
    "Harbour",
    links: [
      .init("Home", to: ""), .init("Guide", to: "guide/start"), .init("API", to: "guide/api"),
      .init("Parts", to: "other", fragment: "make-one"), .init("Report", to: "report"),
    ],
    groups: [
      .init(
        "Guide",
        items: [
          .init("Start", to: "guide/start"), .init("Ships", to: "guide/ships"),
          .init("Parts", to: "other", fragment: "make-one"),
        ]
      ),
      .init("Types", items: [.init("Ship", to: "guide/api/ship")]),
    ]
  )

  /// Returns the marked link of the header, and the steps to the page.
  private func marks(on path: SitePath) async throws -> [String] {
    let targets: [SitePath] = [
      "", "guide/start", "guide/ships", "guide/api", "guide/api/ship", "report", "other",
    ]
    let site = Site {
      for target in targets {
        LayoutCase.article(target, title: "\(target)-page", navigation: Self.navigation)
      }
    }
    let file = path.text.isEmpty ? "index.html" : "\(path)/index.html"
    let html = try await LayoutCase.html(file, of: site)
    let marked = LayoutCase.part("header", of: html).split(separator: "\n")
      .filter { $0.contains("aria-current") }
    let steps = LayoutCase.part("ol", of: html).split(separator: "\n").dropFirst().dropLast()
    return (marked + steps).map { $0.drop(while: \.isWhitespace) }.map(String.init)
  }

  @Test(
    "One link of the header is marked, and the steps lead from the first page",
    arguments: [
      ("", [#"<li><a href="./" aria-current="page">Home</a></li>"#]),
      (
        "guide/start",
        [
          #"<li><a href="./" aria-current="page">Guide</a></li>"#,
          #"<li><a href="../../">Home</a></li>"#, "<li>Guide</li>",
        ]
      ),
      (
        "guide/ships",
        [
          #"<li><a href="../start/" aria-current="true">Guide</a></li>"#,
          #"<li><a href="../../">Home</a></li>"#, #"<li><a href="../start/">Guide</a></li>"#,
        ]
      ),
      (
        "guide/api/ship",
        [
          #"<li><a href="../" aria-current="true">API</a></li>"#,
          #"<li><a href="../../../">Home</a></li>"#, #"<li><a href="../">API</a></li>"#,
          "<li>Types</li>",
        ]
      ),
      ("other", [#"<li><a href="../">Home</a></li>"#]),
    ] as [(SitePath, [String])]
  )
  func marks(path: SitePath, marks: [String]) async throws {
    #expect(try await self.marks(on: path) == marks)
  }

  @Test("A link to a section of a page has no neighbours") func parts() async throws {
    let site = Site {
      for target in ["", "guide/start", "guide/ships", "guide/api", "guide/api/ship", "report"] {
        LayoutCase.article(SitePath(target), title: "Title", navigation: Self.navigation)
      }
      LayoutCase.article("other", title: "Other", navigation: Self.navigation)
    }
    let ships = try await LayoutCase.html("guide/ships/index.html", of: site)
    #expect(ships.contains(#"<a href="../api/ship/" rel="next"><span><small>Next</small> Ship<"#))
    #expect(ships.contains(##"<li><a href="../../other/#make-one">Parts</a></li>"##))
    let other = try await LayoutCase.html("other/index.html", of: site)
    #expect(other.contains(##"<li><a href="#make-one">Parts</a></li>"##))
    #expect(!other.contains("aria-current=") && !other.contains("pager\""))
  }

  @Test("Links in a group without an order have no neighbours") func unordered() async throws {
    var navigation = SiteNavigation("Harbour")
    navigation.groups = [
      .init("Guide", items: [.init("Start", to: "")], isOrdered: false),
      .init("Ships", items: [.init("Start", to: ""), .init("Ferry", to: "ferry")]),
      .init("Others", items: [.init("Other", to: "other")], isOrdered: false),
    ]
    let site = Site {
      for target in ["", "ferry", "other"] {
        LayoutCase.article(SitePath(target), title: "Title", navigation: navigation)
      }
    }
    let start = try await LayoutCase.html("index.html", of: site)
    #expect(start.contains(#"<a href="ferry/" rel="next"><span><small>Next</small> Ferry<"#))
    let ferry = try await LayoutCase.html("ferry/index.html", of: site)
    #expect(ferry.contains("<li>Ships</li>"))
    #expect(ferry.contains(#"<small>Previous</small> Start<"#) && !ferry.contains(#"rel="next""#))
    let other = try await LayoutCase.html("other/index.html", of: site)
    #expect(!other.contains("pager\""))
  }
}
