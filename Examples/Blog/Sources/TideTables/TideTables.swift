import Diptych
import DiptychCommonMark
import DiptychSite
import Foundation

@main struct TideTables {
  static let navigation = SiteNavigation(
    "Tide Tables",
    links: [.init("Archive", to: "archive"), .init("Tags", to: "tags")]
  )

  static func site(_ content: ContentFolder) -> Site {
    Site(address: "https://example.org/blog/") {
      content.posts.listPages("Tide Tables", at: "", navigation: navigation)
      content.entryPages(navigation: navigation)
      content.tagPages(navigation: navigation, feedAuthor: "Ada Shore")
      content.archivePage(navigation: navigation)
      content.items
      NotFoundPage { Heading(level: 1) { PageLink("Back to the shore", to: "") } }
      Feed(title: "Tide Tables", author: "Ada Shore")
      Sitemap()
    }
  }

  static func main() async {
    do {
      let content = try ContentFolder("Content")
      print(try await site(content).write(to: "public"))
      if CommandLine.arguments.contains("--serve") {
        try await PreviewServer(folder: "public", basePath: "/blog/").run { print($0) }
      }
    } catch {
      // The problems of all files, each with its place.
      print(error)
      exit(1)
    }
  }
}
