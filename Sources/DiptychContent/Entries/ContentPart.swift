public import DiptychSite

/// One page of a list of entries that is divided into several pages.
public struct ContentPart: Sendable {
  /// The entries on the page.
  public let entries: [ContentEntry]

  /// The number of the page, from 1.
  public let number: Int

  /// The total number of pages.
  public let count: Int

  /// The path of the page.
  ///
  /// The first page has the path of the list. The other pages are below this path, at `page/2`,
  /// `page/3` and so on.
  public let path: SitePath

  /// The path of the previous page, which has newer entries, or nil.
  public let newer: SitePath?

  /// The path of the next page, which has older entries, or nil.
  public let older: SitePath?
}

extension Sequence<ContentEntry> {
  /// Divides the entries into pages.
  ///
  /// If there are no entries, the result is one empty page.
  ///
  /// - Parameters:
  ///   - size: The maximum number of entries on a page, at least 1.
  ///   - path: The path of the first page.
  /// - Returns: The pages.
  public func paginated(by size: Int, at path: SitePath) -> [ContentPart] {
    let all = Array(self)
    let size = Swift.max(size, 1)
    let count = Swift.max((all.count + size - 1) / size, 1)
    func place(_ number: Int) -> SitePath? {
      guard 1...count ~= number else { return nil }
      return number == 1
        ? path : SitePath(path.text.isEmpty ? "page/\(number)" : "\(path)/page/\(number)")
    }
    return (1...count).map { number in
      ContentPart(
        entries: Array(all.dropFirst((number - 1) * size).prefix(size)),
        number: number,
        count: count,
        path: place(number) ?? path,
        newer: place(number - 1),
        older: place(number + 1)
      )
    }
  }
}
