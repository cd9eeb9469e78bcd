import Diptych
import DiptychSite
import Foundation
import Testing

@Suite("Pages in several languages") struct LanguageTests {
  private func article(_ path: SitePath, _ title: String) -> Page {
    Page(path, title: title) { settings in
      PageLayout(
        .article(edited: "2026"),
        title: title,
        navigation: SiteNavigation("Harbour", groups: [.init("A", items: [.init("A", to: "")])]),
        settings: settings
      ) {
        Heading("One", level: 2)
      }
    }
    .published(Date(timeIntervalSince1970: 0))
  }

  private var site: Site {
    Site(address: "https://example.org/") {
      article("", "Harbour").language("en", alternates: ["de": "de", "ar": "ar"])
      article("de", "Hafen").language("de", alternates: ["en": "", "ar": "ar"])
      article("ar", "ميناء").language("ar", alternates: ["en": "", "de": "de"])
      article("only", "Only")
      Page("own", title: "Own") { _ in
        Document(title: "Own", language: "he") { Heading("Own", level: 1) }
      }
      Sitemap()
      Feed("de.xml", title: "Hafen", author: "Ada", language: "de")
      Feed(title: "Harbour", author: "Ada", language: "en")
    }
  }

  private func text(_ path: String) async throws -> String {
    let file = try #require(try await site.files().first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("A page has its language, its direction and its labels") func words() async throws {
    let german = try await text("de/index.html")
    #expect(german.contains(#"<html lang="de">"#))
    for words in [
      #"aria-label="Menü""#, "Zum Inhalt springen", "Zuletzt geändert am 2026",
      #"aria-label="Auf dieser Seite""#, ">Dunkel<",
    ] {
      #expect(german.contains(words), "\(words)")
    }
    let arabic = try await text("ar/index.html")
    #expect(arabic.contains(#"<html lang="ar" dir="rtl">"#))
    #expect(arabic.contains("انتقل إلى المحتوى"))
    #expect(try await text("only/index.html").contains(#"<html lang="en">"#))
    #expect(try await text("own/index.html").contains(#"<html lang="he" dir="rtl">"#))
  }

  @Test("Each label of a language is translated, or equal to the English one")
  func languages() throws {
    let english = words(in: SiteLabels())
    let same: [String: Set<String>] = [
      "de": ["System", "Feed: {title}"], "fr": ["Pages", "Menu"],
    ]
    for language in ["ar", "de-AT", "es", "fr", "JA"] {
      let own = words(in: try #require(SiteLabels(language: language)))
      let shared = Set(zip(own, english).filter { $0 == $1 }.map(\.0))
      #expect(shared == same[String(language.prefix(2)), default: []], "\(language)")
      #expect(own.filter { $0.contains("{date}") }.count == 1)
      #expect(own.filter { $0.contains("{title}") }.count == 1)
    }
    #expect(SiteLabels(language: "en-GB") == SiteLabels())
    #expect(SiteLabels(language: "pt") == nil)
  }

  private func words(in words: SiteLabels) -> [String] {
    [
      words.mainNavigation, words.pages, words.neighbours, words.breadcrumbs, words.menu,
      words.closeMenu, words.edited, words.colorScheme, words.systemColors, words.lightColors,
      words.darkColors, words.skipToContent, words.contents,
      words.readingTime, words.newer, words.older, words.feed, words.editPage, words.previous,
      words.next, words.search, words.searchResults, words.noSearchResults, words.searchFailure,
      words.copy, words.copied,
    ]
  }

  @Test("The head and the sitemap of a page have its versions in other languages")
  func alternates() async throws {
    let links = [("ar", "ar/"), ("de", "de/"), ("en", "")]
    let head = links.map {
      #"<link rel="alternate" hreflang="\#($0)" href="https://example.org/\#($1)">"#
    }
    for page in ["index.html", "de/index.html", "ar/index.html"] {
      #expect(try await text(page).contains(head.joined()))
    }
    #expect(!(try await text("only/index.html").contains("hreflang")))
    let map = links.map {
      #"<xhtml:link rel="alternate" hreflang="\#($0)" href="https://example.org/\#($1)"/>"#
    }
    let date = "<lastmod>1970-01-01T00:00:00Z</lastmod>"
    #expect(
      try await text("sitemap.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" \
        xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url><loc>https://example.org/</loc>\(date)\(map.joined())</url>
        <url><loc>https://example.org/ar/</loc>\(date)\(map.joined())</url>
        <url><loc>https://example.org/de/</loc>\(date)\(map.joined())</url>
        <url><loc>https://example.org/only/</loc>\(date)</url>
        <url><loc>https://example.org/own/</loc></url>
        </urlset>

        """
    )
  }

  @Test("A feed for a language has its pages, and they link only to it")
  func feeds() async throws {
    #expect(try await text("de.xml").contains(#"xml:lang="de""#))
    let ids = try await text("de.xml").matches(of: /<entry>\s<id>(.*)<\/id>/).map { String($0.1) }
    #expect(ids == ["https://example.org/de/"])
    let links = try await text("de/index.html").matches(of: /title="([^"]*)" href="[^"]*xml"/)
    #expect(links.map { String($0.1) } == ["Hafen"])
  }

  @Test("Invalid languages, one-way links between versions, and missing labels")
  func wrong() async throws {
    let site = Site(address: "https://example.org/", language: "pt") {
      article("", "A").language("d_e", alternates: ["fr": "fr", "es": "gone"])
      article("fr", "B").language("fr", alternates: ["en": ""])
      article("pt", "C")
      Page("plain", title: "D") { Heading("D", level: 1) }
    }
    #expect(
      try await problemMessages(of: site) == [
        """
        The first page: “d_e” is not a language tag (BCP 47). Use one such as “en” or “pt-BR”.
        """,
        """
        fr: “The first page” names it as “fr”, but it does not name “The first page”. Add it: \
        .language("fr", alternates: …).
        """,
        """
        The first page: the layout has English labels in a page in “d_e”. Give the site labels: \
        .labels(SiteLabels(…), language: "d_e").
        """,
        """
        pt: the layout has English labels in a page in “pt”. Give the site labels: \
        .labels(SiteLabels(…), language: "pt").
        """,
        """
        The first page: the link “https://example.org/gone/” has no target in the site. Add the \
        page, or correct the link.
        """,
      ]
    )
    var words = SiteLabels()
    words.menu = "Cardápio"
    let portuguese = Site(language: "pt") { article("", "A") }.labels(words, language: "pt")
    #expect(try await problemMessages(of: portuguese) == [])
  }
}
