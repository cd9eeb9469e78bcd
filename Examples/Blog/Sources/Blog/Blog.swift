import Diptych
import DiptychMarkdownContent
import DiptychPreview
import DiptychSite

/// Writes the blog to `public`; `--serve` shows it until Ctrl-C, and `--drafts` has its drafts,
/// too.
@main struct Blog {
  static let navigation = SiteNavigation(
    "Tide Tables",
    links: [.init("Tags", to: "tags"), .init("About", to: "about")]
  )

  static func list(_ title: String, _ part: ContentPart) -> Page {
    Page(part.path, title: title) { settings in
      PageLayout(title: title, navigation: navigation, settings: settings) {
        Heading(title, level: 1)
        ContentList(part.entries)
        ContentPager(part)
      }
    }
  }

  static func site(_ content: ContentFolder) throws -> Site {
    let theme = try Theme.standard.property(.sans, "Charter, Georgia, serif")
      .accent(light: Color(hex: 0x8A3B12), dark: Color(hex: 0xF0A070))
    return Site(address: "https://example.org/blog/", theme: theme) {
      for part in content.posts.paginated(by: 4, at: "") { list("Tide Tables", part) }
      for tag in content.tags {
        for part in tag.entries.paginated(by: 4, at: tag.path) { list(tag.name, part) }
      }
      for entry in content.entries {
        Page(entry) { settings in
          ArticleLayout(title: entry.title, navigation: navigation, settings: settings) {
            ContentDetails(entry, tags: content.tags(of: entry))
            ContentBody(entry)
            ContentNeighbours(entry, in: content)
          }
        }
      }
      Page("tags", title: "Tags") { settings in
        GalleryLayout(title: "Tags", navigation: navigation, settings: settings) {
          ContentTagList(content.tags)
        }
      }
      NotFoundPage { Heading(level: 1) { PageLink("Lost at sea: back to the shore", to: "") } }
      content.items
      AtomFeed(title: "Tide Tables", author: "Ada Shore")
      JSONFeed(title: "Tide Tables", author: "Ada Shore")
      Sitemap()
    }
    .head { page in
      HTML.link(.rel("icon"), .href(page.address(ofFile: "icon.svg")))
      PageMetadata(description: page.summary, openGraph: [.title(page.title)])
    }
  }

  static func main() async throws {
    let folder = #filePath.replacing("/Sources/Blog/Blog.swift", with: "")
    let arguments = CommandLine.arguments
    let content = try ContentFolder("\(folder)/Content", hasDrafts: arguments.contains("--drafts"))
    print(try await site(content).write(to: "\(folder)/public"))
    guard arguments.contains("--serve") else { return }
    try await PreviewServer(folder: "\(folder)/public", basePath: "/blog/").run { print($0) }
  }
}
