extension PageDirectory {
  /// The list of the pages in the folder.
  struct Manifest: Equatable {
    static let name = ".diptych-manifest"
    private static let header = "# Written by Diptych, which replaces and removes these files:"

    let paths: Set<String>

    init(paths: Set<String>) {
      self.paths = paths
    }

    /// Creates a manifest from its bytes, which others may have changed.
    ///
    /// - Throws: The number of the first invalid line.
    init(_ bytes: [UInt8]) throws(InvalidLine) {
      let text = String(decoding: bytes, as: UTF8.self)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard lines.first == Self.header[...] else { throw InvalidLine(number: 1) }
      // A complete manifest ends in a newline, so its last line is empty.
      guard lines.popLast() == "" else { throw InvalidLine(number: lines.count + 1) }
      for (index, line) in lines.enumerated().dropFirst() where !PagePaths.isValid(String(line)) {
        throw InvalidLine(number: index + 1)
      }
      paths = Set(lines.dropFirst().map(String.init))
    }

    struct InvalidLine: Error {
      let number: Int
    }

    /// The header and the sorted paths, one per line.
    var bytes: [UInt8] {
      Array(([Self.header] + paths.sorted() + [""]).joined(separator: "\n").utf8)
    }
  }
}

// MARK: - Manifest on disk

extension PageDirectory {
  /// Returns the manifest of the last write, or `nil` if the folder is empty.
  ///
  /// - Throws: An error if the folder contains other files without a manifest, or if the manifest
  ///   is damaged.
  func manifest() throws(PageDirectoryError) -> Manifest? {
    let place = location(of: Manifest.name)
    switch try Self.attempt(place, { () throws(SystemError) in try FileKind(ofLink: place) }) {
    case nil:
      let entries = try Self.attempt(path) { () throws(SystemError) in try FileSystem.entries(path)
      }
      guard let foreign = entries.filter({ !Staging.isName($0) }).min() else { return nil }
      throw .foreignFile(directory: path, file: foreign)
    case .file:
      let bytes = try Self.attempt(place) { () throws(SystemError) in try FileSystem.contents(place)
      }
      do throws(Manifest.InvalidLine) {
        return try Manifest(bytes)
      } catch {
        throw .damagedManifest(directory: path, file: Manifest.name, line: error.number)
      }
    case .symbolicLink:
      throw .symbolicLink(directory: path, file: Manifest.name)
    case .directory, .special:
      throw .foreignFile(directory: path, file: Manifest.name)
    }
  }
}
