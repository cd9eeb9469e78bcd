/// A builder of the pages and the files of a site.
@resultBuilder
public enum SiteBuilder {
  public static func buildExpression(_ page: Page) -> [SiteItem] { [SiteItem(.page(page))] }

  public static func buildExpression(_ pages: [Page]) -> [SiteItem] {
    pages.map { SiteItem(.page($0)) }
  }

  public static func buildExpression(_ page: NotFoundPage) -> [SiteItem] {
    [SiteItem(.notFound(page.page))]
  }

  public static func buildExpression(_ redirect: Redirect) -> [SiteItem] {
    [SiteItem(.redirect(redirect))]
  }

  public static func buildExpression(_ asset: Asset) -> [SiteItem] { [SiteItem(.asset(asset))] }

  public static func buildExpression(_ folder: AssetFolder) -> [SiteItem] {
    [SiteItem(.assetFolder(folder))]
  }

  public static func buildExpression(_ file: some GeneratedFile) -> [SiteItem] {
    [SiteItem(.generated(file))]
  }

  public static func buildExpression(_ items: [SiteItem]) -> [SiteItem] { items }

  public static func buildBlock(_ items: [SiteItem]...) -> [SiteItem] { items.flatMap(\.self) }

  public static func buildArray(_ items: [[SiteItem]]) -> [SiteItem] { items.flatMap(\.self) }

  public static func buildOptional(_ items: [SiteItem]?) -> [SiteItem] { items ?? [] }

  public static func buildEither(first items: [SiteItem]) -> [SiteItem] { items }

  public static func buildEither(second items: [SiteItem]) -> [SiteItem] { items }
}

/// A page or a file of a site, in a ``SiteBuilder``.
public struct SiteItem: Sendable {
  enum Content: Sendable {
    case page(Page)
    case notFound(Page)
    case redirect(Redirect)
    case asset(Asset)
    case assetFolder(AssetFolder)
    case generated(any GeneratedFile)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
