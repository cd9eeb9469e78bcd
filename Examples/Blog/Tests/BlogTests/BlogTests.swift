import DiptychCommonMark
import DiptychSite
import Testing

@testable import blog

@Suite("The blog") struct BlogTests {
  private static let content =
    #filePath.replacing("/Tests/BlogTests/BlogTests.swift", with: "/Content")

  @Test("It has its pages, and no problem", arguments: [false, true])
  func files(hasDrafts: Bool) async throws {
    let files = try await Blog.site(ContentFolder(Self.content, hasDrafts: hasDrafts)).files()
    let pages = [
      "404.html", "about/index.html", "archive/index.html", "feed.json", "feed.xml",
      "foghorn/index.html", "icon.svg",
      "index.html", "page/2/index.html", "posts/a-list-for-a-small-boat/index.html",
      "posts/c-sharp-minor/index.html", "posts/fifty-minutes/index.html",
      "posts/images/tide.svg",
    ]
    let more = [
      "posts/shio-no-kotoba/index.html", "posts/spring-tide/index.html",
      "posts/the-harbour-clock/index.html", "sitemap.xml",
    ]
    let tags = ["arithmetic", "boats", "c-sharp", "clocks", "harbour"].flatMap { tag in
      ["tags/\(tag)/feed.xml", "tags/\(tag)/index.html"]
    }
    let draft = hasDrafts ? ["posts/neap/index.html"] : []
    #expect(
      files.map(\.path).filter { !$0.hasPrefix("style.") } == pages + draft + more + tags
        + ["tags/index.html", "tags/tides/feed.xml", "tags/tides/index.html"]
    )
  }

  @Test("Its feed has the posts with their content")
  func feed() async throws {
    let files = try await Blog.site(ContentFolder(Self.content)).files()
    let feed = try #require(files.first { $0.path == "feed.xml" })
    let text = String(decoding: feed.bytes, as: UTF8.self)
    #expect(text.matches(of: /<entry>/).count == 6)
    #expect(text.contains("src=&quot;https://example.org/blog/posts/images/tide.svg&quot;"))
    #expect(text.contains(#"<category term="C#"/>"#))
  }
}
