/// A tag or a year, and the entries that belong to it.
///
/// Tags that only differ in case, such as `Storm` and `storm`, are the same tag. The name has the
/// spelling that the newest of these entries uses.
public struct ContentGroup: Sendable {
  /// The name of the tag, or the year, such as `2026`.
  public let name: String

  /// The path of the page of the group.
  public let path: SitePath

  /// The entries, in the order of ``ContentFolder/entries``.
  public let entries: [ContentEntry]

  /// Returns the tags of some entries, sorted by name.
  static func tags(of entries: [ContentEntry], at path: SitePath) -> [ContentGroup] {
    var names: [String: String] = [:]
    var members: [String: [ContentEntry]] = [:]
    for entry in entries {
      var own: Set<String> = []
      for tag in entry.tags where own.insert(tag.lowercased()).inserted {
        let key = tag.lowercased()
        names[key] = names[key] ?? tag
        members[key, default: []].append(entry)
      }
    }
    var slugs: Set<String> = []
    return members.keys.sorted().map { key in
      let base = SitePath.slug(of: key) ?? "tag"
      var slug = base
      var number = 1
      while !slugs.insert(slug).inserted {
        number += 1
        slug = "\(base)-\(number)"
      }
      return ContentGroup(
        name: names[key] ?? key,
        path: SitePath(path.text.isEmpty ? slug : "\(path)/\(slug)"),
        entries: members[key] ?? []
      )
    }
  }
}

extension ContentFolder {
  /// Returns the tags of an entry, in the order of its front matter.
  public func tags(of entry: ContentEntry) -> [ContentGroup] {
    var known: Set<Int> = []
    return entry.tags.compactMap { tagPositions[$0.lowercased()] }
      .filter { known.insert($0).inserted }.map { tags[$0] }
  }

  /// Returns the other entries that share the most tags with an entry.
  ///
  /// Among entries with the same number of shared tags, the newest comes first.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - count: The maximum number of entries.
  /// - Returns: The entries, those with the most shared tags first. Entries without a shared tag
  ///   are left out.
  /// - Complexity: O(*n* log *n*) for the *n* entries that share a tag with `entry`.
  public func entries(relatedTo entry: ContentEntry, count: Int = 3) -> [ContentEntry] {
    var shared: [String: (entry: ContentEntry, count: Int)] = [:]
    for other in tags(of: entry).flatMap(\.entries) where other.file != entry.file {
      shared[other.file, default: (other, 0)].count += 1
    }
    return shared.values.sorted { first, second in
      if first.count != second.count { return first.count > second.count }
      return Self.isBefore(first.entry, second.entry)
    }
    .prefix(max(count, 0)).map(\.entry)
  }

  /// Returns the next older and the next newer entry.
  ///
  /// Each is nil if there is no such entry, or if `entry` has no date.
  public func neighbours(of entry: ContentEntry) -> (older: ContentEntry?, newer: ContentEntry?) {
    guard let index = postPositions[entry.file] else { return (nil, nil) }
    return (
      older: index + 1 < posts.count ? posts[index + 1] : nil,
      newer: index > 0 ? posts[index - 1] : nil
    )
  }
}

// MARK: - Years

extension Sequence<ContentEntry> {
  /// Groups the entries by the year of their publication, the newest year first.
  ///
  /// ```swift
  /// for year in content.posts.years(at: "archive") {
  ///   Page(year.path, title: year.name) { settings in …
  /// ```
  ///
  /// Entries without a date are left out. The day that the author wrote has the year.
  ///
  /// - Parameter path: The path that the pages of the years are below. For example, `archive`
  ///   results in `archive/2026`.
  /// - Returns: The years that have an entry.
  public func years(at path: SitePath) -> [ContentGroup] {
    var years: [Int: [ContentEntry]] = [:]
    for entry in self {
      guard let number = entry.publication.flatMap({ Int($0.day.prefix(4)) }) else { continue }
      years[number, default: []].append(entry)
    }
    return years.sorted { $0.key > $1.key }.map { number, entries in
      ContentGroup(
        name: "\(number)",
        path: SitePath(path.text.isEmpty ? "\(number)" : "\(path)/\(number)"),
        entries: entries.sorted(by: ContentFolder.isBefore)
      )
    }
  }
}

// MARK: - Pages of a list

/// One page of a list of entries that is divided into several pages.
struct ContentPart: Sendable {
  let entries: [ContentEntry]
  /// The number of the page, from 1.
  let number: Int
  /// The number of all pages.
  let count: Int
  /// The path of the list for the first page; the other pages are below it, at `page/2` and so on.
  let path: SitePath
  /// The path of the previous page, which has newer entries, or nil.
  let newer: SitePath?
  /// The path of the next page, which has older entries, or nil.
  let older: SitePath?
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
  func paginated(by size: Int, at path: SitePath) -> [ContentPart] {
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
