import DiptychFiles
import DiptychSite

/// The links of the entries of a folder, which lead to files.
struct ContentLinks {
  private var entries: [String: ContentEntry] = [:]
  private let files: Set<String>

  init(_ entries: [ContentEntry], _ files: [String]) {
    for entry in entries { self.entries[entry.file] = entry }
    self.files = Set(files)
  }

  /// Returns an entry that knows what its links lead to.
  ///
  /// A link that leads to nothing stays as it is, so that the check of the site finds it.
  func resolved(_ entry: ContentEntry) -> ContentEntry {
    var entry = entry
    for link in entry.document.links where entry.targets[link.destination] == nil {
      entry.targets[link.destination] = target(of: link.destination, in: entry)
    }
    return entry
  }

  private func target(of destination: String, in entry: ContentEntry) -> ContentTarget? {
    guard !destination.isEmpty, !destination.hasPrefix("//"), !Self.hasScheme(destination) else {
      return nil
    }
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    let ending = destination[path.endIndex...]
    let fragment = ending.firstIndex(of: "#").map {
      percentDecoded(ending[ending.index(after: $0)...])
    }
    if path.isEmpty { return page(entry, fragment) }
    guard let file = Self.file(String(path), from: entry.file) else { return nil }
    for name in Self.names(of: file) {
      if let target = entries[name] { return page(target, fragment) }
    }
    return files.contains(file) ? .file(SitePath(file), ending: String(ending)) : nil
  }

  /// Returns the page of an entry, with the id that a fragment means.
  private func page(_ entry: ContentEntry, _ fragment: String?) -> ContentTarget {
    // An id that no heading has may be one in HTML, which the site knows.
    let id = fragment.map { entry.outline.id($0) ?? $0 }
    return .page(entry.path, fragment: id?.isEmpty == true ? nil : id)
  }

  /// Returns the files of Markdown that a path may mean.
  ///
  /// Other programs leave the ending out, or write `.html`.
  private static func names(of file: String) -> [String] {
    var stem = file
    if stem.hasSuffix(".html") { stem.removeLast(5) }
    let folder = stem.isEmpty ? "" : stem + "/"
    return [file, stem + ".md", stem + ".markdown"]
      + ["index.md", "_index.md", "README.md"].map { folder + $0 }
  }

  /// Returns the path of a file in the folder; nil if an address leads out of that.
  private static func file(_ path: String, from file: String) -> String? {
    let path = percentDecoded(path)
    var names =
      path.hasPrefix("/") ? [] : EntryReader.folder(of: file).split(separator: "/").map(String.init)
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(String(name))
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.firstIndex(of: ":"), destination.first?.isLetter == true else {
      return false
    }
    return destination[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }
}
