import Diptych
import DiptychANSI
import DiptychCommonMark
import DiptychSite

/// The pages of the guide, which are a page with a card for each article, and a page for each
/// article.
struct GuidePages {
  static let index: SitePath = "guide/index"
  private static let summary =
    "How to write command-line tools, pages and snapshot tests, and what is behind the views."

  let guide: Guide
  let frame: SiteFrame
  /// The days of the last changes, in ISO 8601, by the paths of the files.
  let days: [String: String]

  @SiteBuilder var pages: [SiteItem] {
    let navigation = frame.navigation(groups: guide.links)
    indexPage(navigation)
    for article in guide.groups.flatMap(\.articles) { page(of: article, navigation) }
  }

  private func indexPage(_ navigation: SiteNavigation) -> Page {
    Page(Self.index, title: "Guide", description: Self.summary) { [guide] settings in
      PageLayout(
        .gallery,
        title: "Guide",
        summary: Self.summary,
        navigation: navigation,
        settings: settings
      ) {
        ForEach(guide.groups, id: \.title) { group in
          Section(group.title) {
            PageCards {
              ForEach(group.articles, id: \.name) { article in
                PageCard(article.title, to: article.path, summary: article.summary)
              }
            }
          }
        }
      } footer: {
        SiteFooter()
      }
    }
  }

  private func page(of article: Article, _ navigation: SiteNavigation) -> Page {
    Page(article.path, title: article.title, description: article.summary) { [days] settings in
      PageLayout(
        .article(edited: days[article.file]),
        title: article.title,
        summary: article.summary,
        navigation: navigation,
        settings: settings
      ) {
        ArticleContent(article: article, location: settings.location)
      } footer: {
        SiteFooter()
      }
    }
    .source(article.file)
  }
}

/// The text of an article, whose links to other articles lead to their pages.
private struct ArticleContent: View {
  let article: Article
  let location: PageLocation

  var body: some View {
    let headings = article.headings
    MarkdownView(article.document, heading: { headings[$0.id] }) { [location] link in
      guard link.destination.hasPrefix(Article.scheme) else { return link.destination }
      let name = link.destination.dropFirst(Article.scheme.count)
      return location.address(of: Article.path(of: String(name)))
    }
    .markdownCode { block in
      // Blocks of text in the articles show the output of a program in a terminal.
      if block.language == "text" {
        TerminalScreenshot(ansi: block.code)
      } else {
        CodeBlock(block.code, language: block.language)
      }
    }
  }
}
