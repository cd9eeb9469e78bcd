import DiptychFiles

/// The list of the files in a folder that the kit has written.
struct FolderManifest: Equatable {
  static let name = SitePath.reservedPrefix + "manifest"
  private static let header = "# Written by Diptych, which replaces and removes these files:"

  let paths: Set<String>
}

extension FolderManifest {
  /// Creates a manifest from its bytes, which other programs may have changed.
  ///
  /// - Throws: The number of the first invalid line.
  init(_ bytes: [UInt8]) throws(InvalidLine) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.first == Self.header else { throw InvalidLine(number: 1) }
    // A complete manifest ends in a newline, so its last line is empty.
    guard lines.popLast() == "" else { throw InvalidLine(number: lines.count + 1) }
    for (index, line) in lines.enumerated().dropFirst() {
      guard !line.isEmpty, SitePath(line).problem == nil else {
        throw InvalidLine(number: index + 1)
      }
    }
    paths = Set(lines.dropFirst())
  }

  struct InvalidLine: Error {
    let number: Int
  }

  /// The header and the sorted paths, one per line.
  var bytes: [UInt8] { Array(([Self.header] + paths.sorted() + [""]).joined(separator: "\n").utf8) }
}

extension SiteFolder {
  /// Returns the manifest of the last write, or nil if the folder is empty.
  ///
  /// - Throws: An error if the folder contains other files without a manifest, or if the manifest
  ///   is damaged.
  func manifest() throws(SiteFolderError) -> FolderManifest? {
    let place = location(of: FolderManifest.name)
    switch try attempt(place, try FileKind(ofLink: place)) {
    case nil:
      let entries = try attempt(path, try FileSystem.entries(path))
      let foreign = entries.filter { !$0.hasPrefix(StagingFolder.prefix) }.min()
      guard let foreign else { return nil }
      throw .foreignFile(directory: path, file: foreign)
    case .file:
      let bytes = try attempt(place, try FileSystem.contents(place))
      do throws(FolderManifest.InvalidLine) {
        return try FolderManifest(bytes)
      } catch {
        throw .damagedManifest(directory: path, file: FolderManifest.name, line: error.number)
      }
    case .symbolicLink:
      throw .symbolicLink(directory: path, file: FolderManifest.name)
    case .directory, .special:
      throw .foreignFile(directory: path, file: FolderManifest.name)
    }
  }

  /// Runs a system call, and adds the path to its error.
  func attempt<Result>(
    _ path: String,
    _ call: @autoclosure () throws(SystemError) -> Result
  ) throws(SiteFolderError) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .unwritable(path, reason: "\(error)")
    }
  }
}
