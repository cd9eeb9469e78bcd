import Diptych
import DiptychSite
import DiptychTerminal
import Foundation

// The code of the article about static sites.

struct Ship: Sendable {
  let name: String
  let arrival: Date
}

func harbour(_ ships: [Ship]) -> Site {
  Site(address: "https://example.org/harbour/") {
    Page("", title: "Harbour", description: "Ships that came in.") {
      Heading("Harbour", level: 1)
      List(ships, id: \.name) { ship in
        PageLink(ship.name, to: SitePath("ships/\(ship.name)"))
      }
    }
    for ship in ships {
      Page(SitePath("ships/\(ship.name)"), title: ship.name) {
        Heading(ship.name, level: 1)
        Paragraph { PageLink("All ships", to: "") }
      }
      .published(ship.arrival)
    }
    NotFoundPage { Heading("This page does not exist", level: 1) }
    Redirect(from: "boats", to: "")
    AssetFolder("images", from: "Assets/images")
    Asset("harbour.js", file: "Assets/harbour.js", isHashed: true)
    Sitemap()
    Feed(title: "Arrivals", author: "The harbour master")
    Robots()
    SearchIndex()
  }
}

func write(_ site: Site) async throws {
  let plan = try await site.write(to: "public")
  try Terminal.standardOutput.write(plan.view(in: "public"))
}

func reportProblems(of site: Site) async throws {
  do {
    print(try await site.plan(for: "public"))  // 2 added, 1 changed, 448 unchanged, 0 removed
  } catch let error as SiteError {
    for problem in error.problems { print(problem) }
  }
}

struct HarbourScript: View {
  @Environment(\.pageLocation) private var location

  var body: some View {
    if let location {
      HTML.script(.src(location.address(ofFile: "harbour.js")), .defer)
    }
  }
}

let navigation = SiteNavigation(
  "Harbour",
  links: [.init("Guide", to: "guide/start")],
  groups: [
    .init(
      "Guide",
      items: [.init("Start", to: "guide/start"), .init("Moorings", to: "guide/moorings")]
    )
  ]
)

let start = Page("guide/start", title: "Start") { settings in
  PageLayout(.article, title: "Start", navigation: navigation, settings: settings) {
    Heading("Before you come in", level: 2)
    Text("Call the harbour master.")
  }
}

func harbourPage(_ settings: PageSettings, _ title: String) -> some View & SendableMetatype {
  PageLayout(title: title, navigation: navigation, settings: settings) {
    Heading(title, level: 1)
  }
}

let pier = Page("pier", title: "Pier") { settings in harbourPage(settings, "Pier") }

let manual = SiteNavigation(
  "Harbour",
  links: [.init("Guide", to: "guide/start")],
  groups: [
    .init(
      "Guide",
      items: [
        .init("Start", to: "guide/start"), .init("Alerts", to: "guide/alerts", badge: "New"),
        .init("Ask a question", destination: "https://forum.example"),
      ]
    ),
    .init("Types", items: [.init("Ship", to: "types/ship")], isFolded: true),
  ],
  editing: "https://git.example/harbour/edit/main/"
)

func manualPage(
  _ path: SitePath,
  _ title: String,
  changed: Date,
  @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
) -> Page {
  Page(path, title: title) { settings in
    PageLayout(
      .article,
      title: title,
      navigation: manual,
      settings: settings,
      content: content
    )
  }
  .source("Guide/\(path.text).md")
  .published(changed)
}

let manualHome = Page("", title: "Harbour") { settings in
  PageLayout(title: "Harbour", navigation: manual, settings: settings) {
    Hero("Every ship, on time", summary: "Harbour tells you who comes, and when.") {
      PageLink("Get started", to: "guide/start")
      Link("Source", destination: "https://git.example/harbour")
    } aside: {
      CodeBlock("harbour next --pier 2", language: "sh", title: "Terminal")
    }
    Section("Read on") {
      PageCards { PageCard("Alerts", to: "guide/alerts", summary: "Before the water comes.") }
    }
  }
}

let manualSite = Site(address: "https://example.org/harbour/", search: true, script: true) {
  manualHome
  manualPage("guide/start", "Start", changed: .now) { Text("Call the harbour master.") }
}

func withCards(_ site: Site) -> Site {
  site.head { page in
    HTML.link(.rel("icon"), .href(page.address(ofFile: "icon.svg")))
    PageMetadata(openGraph: [.title(page.title), .image(page.wholeAddress(ofFile: "card.png"))])
  }
}

@SiteBuilder var feeds: [SiteItem] {
  Feed(title: "Arrivals", author: "The harbour master")
  Feed("feed.json", title: "Arrivals", author: "The harbour master")
  Feed("storms.xml", title: "Storms", author: "The harbour master") { page in
    page.categories.contains("storm")
  }
}

func protected(_ site: Site) -> Site {
  site.environment(\.contentSecurityPolicy, "default-src 'none'; img-src 'self'")
}

struct PageList: GeneratedFile {
  let path: SitePath = "pages.txt"

  func files(of site: SiteOverview) -> [SiteFile] {
    let lines = site.pages.map { "\($0.address) \($0.page.title)\n" }
    return [SiteFile(path: path.text, bytes: Array(lines.joined().utf8))]
  }
}

@SiteBuilder var welcome: [SiteItem] {
  Page("", title: "Harbour") { Heading("Welcome", level: 1) }
    .language("en", alternates: ["de": "de"])
  Page("de", title: "Hafen") { Heading("Willkommen", level: 1) }
    .language("de", alternates: ["en": ""])
}

func crewPage(_ crew: @escaping @Sendable () async throws -> [String]) -> Page {
  Page("crew", title: "Crew", loads: .required) {
    Heading("Crew", level: 1)
    AsyncValueView(store: AsyncStore(fetch: crew)) { names in List(names, id: \.self) { Text($0) } }
  }
}

func writeShards(of site: Site, _ arguments: [String]) async throws {
  switch arguments.first {
  case "shard":
    let (shard, count) = (Int(arguments[1]) ?? -1, Int(arguments[2]) ?? 0)
    try await site.write(shard: shard, of: count, to: "shards/\(shard)")
  case "merge":
    let count = Int(arguments[1]) ?? 0
    try await site.merge(shards: (0..<count).map { "shards/\($0)" }, to: "public")
  default:
    try await site.write(to: "public")
  }
}
