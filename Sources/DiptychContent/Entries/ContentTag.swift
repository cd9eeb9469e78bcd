public import DiptychSite

/// A tag, and the entries that have it.
///
/// Tags that only differ in case, such as `Storm` and `storm`, are the same tag. The name has the
/// spelling that the newest of these entries uses.
public struct ContentTag: Sendable {
  /// The name of the tag.
  public let name: String

  /// The path of the page of the tag.
  public let path: SitePath

  /// The entries with the tag, in the order of ``ContentFolder/entries``.
  public let entries: [ContentEntry]

  /// Returns the tags of some entries, sorted by name.
  static func all(of entries: [ContentEntry], at path: SitePath) -> [ContentTag] {
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
      let base = Slug.text(of: key) ?? "tag"
      var slug = base
      var number = 1
      while !slugs.insert(slug).inserted {
        number += 1
        slug = "\(base)-\(number)"
      }
      return ContentTag(
        name: names[key] ?? key,
        path: SitePath(path.text.isEmpty ? slug : "\(path)/\(slug)"),
        entries: members[key] ?? []
      )
    }
  }
}

extension ContentFolder {
  /// Returns the tags of an entry, in the order of its front matter.
  public func tags(of entry: ContentEntry) -> [ContentTag] {
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
