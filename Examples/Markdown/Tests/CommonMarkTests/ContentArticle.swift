import Diptych
import DiptychCommonMark
import DiptychSite

// The code of the article “Sites from Markdown” about pages, archives and texts of
// others. `Examples/Blog` has its first program, with an accent and a font.

enum ContentArticle {
  static let navigation = SiteNavigation("Tide Tables")

  @SiteBuilder static func pages(of content: ContentFolder) -> [SiteItem] {
    for entry in content.entries {
      Page(entry) { settings in
        PageLayout(.article, title: entry.title, navigation: navigation, settings: settings) {
          ContentDetails(entry, tags: content.tags(of: entry))
          ContentBody(entry)
          ContentList(content.entries(relatedTo: entry))
          ContentNeighbours(entry, in: content)
        } footer: {
          Text("Written by the sea.")
        }
      }
    }
  }

  @SiteBuilder static func archive(of content: ContentFolder) -> [SiteItem] {
    for year in content.posts.years(at: "archive") {
      year.entries.listPages(year.name, at: year.path, by: 20, navigation: navigation)
    }
  }

  static func site(_ content: ContentFolder) -> Site {
    Site {
      for entry in content.entries { Page(entry) { _ in ContentBody(entry) } }
      content.linkedItems
    }
  }

  static func writeTextsOfOthers() async throws {
    let content = try ContentFolder("Docs", isLenient: true, rawHTML: .dropped)
    let plan = try await site(content).tolerating { $0.link != nil }.write(to: "public")
    for warning in content.warnings { print(warning) }
    for warning in plan.warnings { print(warning) }
  }
}
