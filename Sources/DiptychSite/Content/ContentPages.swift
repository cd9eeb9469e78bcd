import DiptychViews

extension ContentFolder {
  /// Returns a page for each entry, which shows ``ContentDetails``, ``ContentBody`` and
  /// ``ContentNeighbours`` in a `ColumnLayout`.
  ///
  /// If an entry has neither a date nor a tag, such as a page about the author, its page has no
  /// ``ContentDetails``.
  ///
  /// - Parameter navigation: The navigation of the site.
  /// - Returns: The pages.
  public func entryPages(navigation: SiteNavigation) -> [Page] {
    entries.map { entry in
      Page(entry) { settings in
        PageLayout(.column, title: entry.title, navigation: navigation, settings: settings) {
          if entry.published != nil || !entry.tags.isEmpty {
            ContentDetails(entry, tags: tags(of: entry))
          }
          ContentBody(entry)
          ContentNeighbours(entry, in: self)
        }
      }
    }
  }

  /// Returns the page that lists all tags, and one or more pages for each tag with the entries of
  /// the tag.
  ///
  /// - Parameters:
  ///   - title: The title of the page of all tags. The `tagPath` of the folder is the path of this
  ///     page.
  ///   - size: The maximum number of entries on a page.
  ///   - navigation: The navigation of the site.
  ///   - feedAuthor: The author in the feeds of the tags, or nil for no feeds. The feed of a tag
  ///     has the path of the tag's page, followed by `/feed.xml`. The tag's page links to the feed.
  /// - Returns: The pages and the feeds.
  @SiteBuilder
  public func tagPages(
    title: String = "Tags",
    by size: Int = 10,
    navigation: SiteNavigation,
    feedAuthor: String? = nil
  ) -> [SiteItem] {
    for tag in tags {
      let pages = tag.entries.listPages(tag.name, at: tag.path, by: size, navigation: navigation)
      if let feedAuthor {
        let feed = tag.feed(title: "\(tag.name) · \(navigation.name)", author: feedAuthor)
        pages.map { $0.feed(feed) }
        feed
      } else {
        pages
      }
    }
    Page(tagPath, title: title) { settings in
      PageLayout(.column, title: title, navigation: navigation, settings: settings) {
        ContentTagList(tags: tags)
      }
    }
  }

  /// Returns a page that lists all entries with a date, with a heading for each year.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - path: The path of the page.
  ///   - navigation: The navigation of the site.
  /// - Returns: The page.
  public func archivePage(
    _ title: String = "Archive",
    at path: SitePath = "archive",
    navigation: SiteNavigation
  ) -> Page {
    let years = posts.years(at: path)
    return Page(path, title: title) { settings in
      PageLayout(.column, title: title, navigation: navigation, settings: settings) {
        ForEach(years, id: \.name) { year in
          Heading(year.name, level: 2)
          ContentTitles(entries: year.entries)
        }
      }
    }
  }
}

extension Sequence<ContentEntry> {
  /// Returns the pages of a list of entries, each with links to newer and to older entries.
  ///
  /// ```swift
  /// content.posts.listPages("Tide Tables", at: "", by: 5, navigation: navigation)
  /// ```
  ///
  /// The titles of the pages are such as “Tide Tables” and “Tide Tables, page 2”, see
  /// ``SiteLabels/numberedTitle``.
  ///
  /// - Parameters:
  ///   - title: The title of the list.
  ///   - path: The path of the first page.
  ///   - size: The maximum number of entries on a page.
  ///   - navigation: The navigation of the site.
  /// - Returns: The pages; a list without entries has one page.
  public func listPages(
    _ title: String,
    at path: SitePath,
    by size: Int = 10,
    navigation: SiteNavigation
  ) -> [Page] {
    paginated(by: size, at: path).map { part in
      var page = Page(part.path, title: title) { settings in
        PageLayout(.column, title: settings.title, navigation: navigation, settings: settings) {
          ContentList(part.entries)
          ContentPager(part: part)
        }
      }
      page.number = part.number
      return page
    }
  }
}

extension ContentGroup {
  /// Returns the feed of the tag.
  ///
  /// The path of the feed is the path of the tag's page with `/feed.xml` at the end.
  ///
  /// - Parameters:
  ///   - title: The title of the feed.
  ///   - author: The author of all entries that don't set an author.
  /// - Returns: A feed that no page links to (`isInHeads: false`). To link to the feed from a page,
  ///   call ``Page/feed(_:)``.
  public func feed(title: String, author: String) -> Feed {
    let paths = Set(entries.map(\.path.text))
    return Feed(
      SitePath("\(path)/feed.xml"),
      title: title,
      author: author,
      isInHeads: false
    ) { paths.contains($0.path.text) }
  }
}
