import Diptych
import DiptychCommonMark
import DiptychSite
import Foundation

/// Writes the blog to the folder `public`.
///
/// With `--serve`, the blog is also shown in browsers until Ctrl-C. With `--drafts`, it contains
/// the drafts.
@main struct Blog {
  static let navigation = SiteNavigation(
    "Tide Tables",
    links: [
      .init("Archive", to: "archive"), .init("Tags", to: "tags"), .init("About", to: "about"),
    ]
  )

  static func site(_ content: ContentFolder) throws -> Site {
    let theme = try Theme.standard.property(.sans, "Charter, Georgia, serif")
      .accent(light: Color(hex: 0x8A3B12), dark: Color(hex: 0xF0A070))
    return Site(address: "https://example.org/blog/", theme: theme) {
      content.posts.listPages("Tide Tables", at: "", by: 4, navigation: navigation)
      content.entryPages(navigation: navigation)
      content.tagPages(by: 4, navigation: navigation, feedAuthor: "Ada Shore")
      content.archivePage(navigation: navigation)
      content.items
      NotFoundPage { Heading(level: 1) { PageLink("Lost at sea: back to the shore", to: "") } }
      Feed(title: "Tide Tables", author: "Ada Shore")
      Feed("feed.json", title: "Tide Tables", author: "Ada Shore")
      Sitemap()
    }
    .head { page in
      HTML.link(.rel("icon"), .href(page.address(ofFile: "icon.svg")))
      PageMetadata(openGraph: [.title(page.title)])
    }
  }

  static func write(_ arguments: [String]) async throws {
    let folder = #filePath.replacing("/Sources/Blog/Blog.swift", with: "")
    let content = try ContentFolder("\(folder)/Content", hasDrafts: arguments.contains("--drafts"))
    print(try await site(content).write(to: "\(folder)/public"))
    guard arguments.contains("--serve") else { return }
    try await PreviewServer(folder: "\(folder)/public", basePath: "/blog/").run { print($0) }
  }

  static func main() async {
    do {
      try await write(CommandLine.arguments)
    } catch {
      print(error)
      exit(1)
    }
  }
}
