import DiptychFiles

/// A resolver of the links between the files of a folder.
struct ContentLinks {
  private var entries: [String: ContentEntry] = [:]
  private let source: SourceFiles
  private let leftOut: LeftOutFiles
  /// The folders that contain an entry, directly or in a subfolder.
  private let folders: Set<String>
  /// The sizes of the images that were read so far; nil for other files.
  private var sizes: [String: ImageSize?] = [:]

  init(_ entries: [ContentEntry], _ source: SourceFiles, _ leftOut: LeftOutFiles) {
    for entry in entries { self.entries[entry.file] = entry }
    self.source = source
    self.leftOut = leftOut
    folders = ContentFolder.folders(of: entries)
  }

  /// Returns the entry with the targets of its links, and the sizes of its images.
  ///
  /// A broken link stays unchanged, so that the check of the site finds it.
  mutating func resolved(_ entry: ContentEntry) -> ContentEntry {
    var entry = entry
    entry.leftOut = leftOut
    for link in entry.document.links
    where !link.isInHTML && entry.targets[link.destination] == nil {
      let target = target(of: link.destination, in: entry)
      entry.targets[link.destination] = target
      guard case .file(let path, _) = target, let file = source.files[path] else { continue }
      entry.imageSizes[link.destination] = size(of: file)
    }
    return entry
  }

  private static let imageEndings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]

  private mutating func size(of file: String) -> ImageSize? {
    if let size = sizes[file] { return size }
    let name = file.lowercased()
    let isImage = Self.imageEndings.contains { name.hasSuffix($0) }
    let size = isImage ? ImageSize(contentsOf: source.place(of: file)) : nil
    sizes[file] = .some(size)
    return size
  }

  private func target(of destination: String, in entry: ContentEntry) -> ContentTarget? {
    guard !destination.isEmpty, !destination.hasPrefix("//"), !hasScheme(destination) else {
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
    if let path = source.paths[file] { return .file(path, ending: String(ending)) }
    for name in Self.names(of: file) {
      if let file = leftOut.files[name] { return file.target }
    }
    return folders.contains(file) ? .page(EntryReader.path(ofFolder: file), fragment: nil) : nil
  }

  /// Returns the page of an entry, with the id that a fragment refers to.
  private func page(_ entry: ContentEntry, _ fragment: String?) -> ContentTarget {
    // If no heading has the id, it may be an id in raw HTML. The check of the site finds these ids.
    let id = fragment.map { entry.outline.id($0) ?? $0 }
    return .page(entry.path, fragment: id?.isEmpty == true ? nil : id)
  }

  /// Returns the Markdown files that a path may refer to.
  ///
  /// Texts for other programs omit the extension, or have links to `.html`.
  private static func names(of file: String) -> [String] {
    var stem = file
    if stem.hasSuffix(".html") { stem.removeLast(5) }
    let folder = stem.isEmpty ? "" : stem + "/"
    return [file, stem + ".md", stem + ".markdown"]
      + ["index.md", "_index.md", "README.md"].map { folder + $0 }
  }

  /// Returns the path of a file in the folder, or nil if the path leads out of the folder.
  private static func file(_ path: String, from file: String) -> String? {
    let path = percentDecoded(path)
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var names = isAbsolute ? [] : EntryReader.folder(of: file).namesOfPath.map(String.init)
    for name in path.namesOfPath where name != "." {
      if name != ".." {
        names.append(String(name))
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }
}
