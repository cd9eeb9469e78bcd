public import DiptychSite

/// A tag, and the entries that have it.
///
/// Tags that differ in case are one, by the name that the newest entry has.
public struct ContentTag: Sendable {
  /// The name of the tag.
  public let name: String

  /// The path of the page of the tag.
  public let path: SitePath

  /// The entries, in the order of the folder.
  public let entries: [ContentEntry]

  /// Returns the tags of some entries, by their names.
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
  /// Returns the tags of an entry, in the order in which it names them.
  public func tags(of entry: ContentEntry) -> [ContentTag] {
    entry.tags.compactMap { name in
      tags.first { $0.name.lowercased() == name.lowercased() }
    }
  }

  /// Returns the entries that share most tags with one, the newest first among equals.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - count: The most entries.
  /// - Returns: The other entries with a tag of the entry.
  public func entries(relatedTo entry: ContentEntry, count: Int = 3) -> [ContentEntry] {
    let own = Set(entry.tags.map { $0.lowercased() })
    let shared = entries.enumerated().map { index, other in
      (index, other, count: own.intersection(other.tags.map { $0.lowercased() }).count)
    }
    .filter { $0.count > 0 && $0.1.file != entry.file }
    return shared.sorted { ($1.count, $0.0) < ($0.count, $1.0) }.prefix(max(count, 0)).map(\.1)
  }

  /// Returns the entries before and after one among those with a date.
  public func neighbours(of entry: ContentEntry) -> (older: ContentEntry?, newer: ContentEntry?) {
    let posts = posts
    guard let index = posts.firstIndex(where: { $0.file == entry.file }) else { return (nil, nil) }
    return (
      older: index + 1 < posts.count ? posts[index + 1] : nil,
      newer: index > 0 ? posts[index - 1] : nil
    )
  }
}
