import DiptychHTML
public import DiptychViews

/// Elements of the head of a page, by its settings.
typealias PageHead = @Sendable (PageSettings) -> AnyView

extension Site {
  /// Adds elements to the head of every page.
  ///
  /// ```swift
  /// Site(address: "https://example.org/docs/") { … }
  ///   .head { page in
  ///     HTML.link(.rel("icon"), .href(page.address(ofFile: "icon.svg")))
  ///     PageMetadata(
  ///       openGraph: [.title(page.title), .image(page.wholeAddress(ofFile: "card.png"))]
  ///     )
  ///   }
  /// ```
  ///
  /// All pages get these elements, including whole documents and the ``NotFoundPage``. The
  /// addresses in the elements are checked like addresses in the content.
  ///
  /// - Parameter head: A closure that returns the elements for a page.
  /// - Returns: The site.
  public func head<Head: View & SendableMetatype>(
    @ViewBuilder _ head: @escaping @Sendable (PageSettings) -> Head
  ) -> Site {
    var site = self
    site.heads.append { AnyView(head($0)) }
    return site
  }

  /// Sets a value in the environment of every page.
  ///
  /// ```swift
  /// Site { … }.environment(\.linkPolicy, .standard.allowingDataImages())
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property of the environment.
  ///   - value: The value.
  /// - Returns: The site.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
    _ value: Value
  ) -> Site {
    var site = self
    site.changes.append { $0[keyPath: keyPath] = value }
    return site
  }
}

extension Page {
  /// Adds elements to the head of the page, after the elements that the site adds.
  ///
  /// ```swift
  /// Page("ships", title: "Ships") { … }
  ///   .head { page in
  ///     HTML.meta(.name("robots"), .content("noindex"))
  ///     HTML.script(.type("application/ld+json"), json: #"{"@type": "Boat"}"#)
  ///   }
  /// ```
  ///
  /// - Parameter head: A closure that returns the elements.
  /// - Returns: The page.
  public func head<Head: View & SendableMetatype>(
    @ViewBuilder _ head: @escaping @Sendable (PageSettings) -> Head
  ) -> Page {
    var page = self
    page.heads.append { AnyView(head($0)) }
    return page
  }
}
