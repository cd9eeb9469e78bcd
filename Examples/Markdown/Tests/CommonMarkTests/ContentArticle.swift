import Diptych
import DiptychCommonMark
import DiptychContent
import DiptychMarkdownContent
import DiptychSite

// The code of the article “DiptychMarkdownContent” about archives and about texts of others.

enum ContentArticle {
  static func list(_ title: String, _ part: ContentPart) -> Page {
    Page(part.path, title: title) { Heading(title) }
  }

  @SiteBuilder static func archive(of content: ContentFolder) -> [SiteItem] {
    for year in content.posts.years(at: "archive") {
      for part in year.entries.paginated(by: 20, at: year.path) { list("\(year.number)", part) }
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
