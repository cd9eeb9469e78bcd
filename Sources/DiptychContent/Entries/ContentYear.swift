public import DiptychSite

/// A year, and the entries that were published in it.
public struct ContentYear: Sendable {
  /// The number of the year, such as `2026`.
  public let number: Int

  /// The path of the page of the year.
  public let path: SitePath

  /// The entries, the newest first.
  public let entries: [ContentEntry]
}

extension Sequence<ContentEntry> {
  /// Groups the entries by the year of their publication, the newest year first.
  ///
  /// ```swift
  /// for year in content.posts.years(at: "archive") {
  ///   Page(year.path, title: "\(year.number)") { settings in …
  /// ```
  ///
  /// Entries without a date are left out. A year begins at midnight in UTC.
  ///
  /// - Parameter path: The path that the pages of the years are below. For example, `archive`
  ///   results in `archive/2026`.
  /// - Returns: The years that have an entry.
  public func years(at path: SitePath) -> [ContentYear] {
    var years: [Int: [ContentEntry]] = [:]
    for entry in self {
      guard let number = entry.published.flatMap({ Int(ContentDate.day($0).prefix(4)) }) else {
        continue
      }
      years[number, default: []].append(entry)
    }
    return years.sorted { $0.key > $1.key }.map { number, entries in
      ContentYear(
        number: number,
        path: SitePath(path.text.isEmpty ? "\(number)" : "\(path)/\(number)"),
        entries: entries.sorted(by: ContentFolder.isBefore)
      )
    }
  }
}
