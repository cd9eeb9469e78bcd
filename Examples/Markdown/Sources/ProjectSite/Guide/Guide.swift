import DiptychCommonMark
import DiptychSite

/// The articles of the documentation, in reading order.
struct Guide: Sendable {
  /// A group of articles.
  struct Group: Sendable {
    let title: String
    let articles: [Article]
  }

  let groups: [Group]

  /// The names of articles in their order.
  ///
  /// An article with another name is added to the last group.
  private static let order: [(title: String, names: [String])] = [
    ("Start", ["Diptych", "CommandLineTools", "InteractivePrograms"]),
    (
      "Pages",
      [
        "WritingPages", "StaticSites", "PreviewingASite", "SitesFromMarkdown", "RenderingInAServer",
        "DiptychCommonMark",
      ]
    ),
    ("Look", ["Themes", "Charts"]),
    ("Tests", ["SnapshotTests", "SnapshotLibraries"]),
    ("States", ["StatesOfAScreen", "Transitions"]),
    ("Background", ["WhatAViewCostsToBuild", "WritingAFormat", "BesideOtherNames"]),
  ]

  /// The title of the group of all other articles.
  private static let rest = "More"

  /// Reads all articles.
  ///
  /// - Throws: A ``CheckoutError``, for example if an article contains a link to an article that
  ///   does not exist.
  init(of checkout: Checkout) throws {
    let sources = try checkout.articleFiles().map(checkout.markdown)
    var files: [String: MarkdownLines] = [:]
    for source in sources {
      if let other = files.updateValue(source, forKey: Article.name(of: source.file)) {
        throw CheckoutError.sameName(other.file, source.file)
      }
    }
    let titles = files.mapValues(ArticleText.title)
    let articles = try files.mapValues { try Self.article($0, titles: titles) }
    let known = Set(Self.order.flatMap(\.names))
    let others = articles.keys.filter { !known.contains($0) }.sorted()
    groups = (Self.order + [(Self.rest, others)]).compactMap { group in
      let articles = group.names.compactMap { articles[$0] }
      return articles.isEmpty ? nil : Group(title: group.title, articles: articles)
    }
  }

  private static func article(
    _ source: MarkdownLines,
    titles: [String: String]
  ) throws -> Article {
    let text = ArticleText(source, titles: titles)
    if let link = text.links.first(where: { titles[$0.name] == nil }) {
      throw CheckoutError.unknownArticle(link.name, file: source.file, line: link.line)
    }
    return Article(
      name: Article.name(of: source.file),
      file: source.file,
      title: text.title,
      summary: text.summary,
      document: try MarkdownDocument(text.markdown, file: source.file, rawHTML: .dropped)
    )
  }

  /// The groups as links.
  var links: [SiteNavigation.Group] {
    groups.map { group in
      .init(
        group.title,
        items: group.articles.map { .init($0.title, to: $0.path) },
        isFolded: group.title == Self.rest
      )
    }
  }
}
