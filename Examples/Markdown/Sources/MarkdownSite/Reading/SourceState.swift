#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The state of the files in a folder at one moment.
///
/// A comparison of two states shows whether a file has changed.
struct SourceState: Equatable {
  /// The identity of a file, its size in bytes and its last change.
  private struct Stamp: Equatable {
    let number: UInt64?
    let size: UInt?
    let date: Date?

    init(_ attributes: [FileAttributeKey: Any]) {
      number = attributes[.systemFileNumber] as? UInt64
      size = attributes[.size] as? UInt
      date = attributes[.modificationDate] as? Date
    }
  }

  private var stamps: [String: Stamp] = [:]

  /// Reads the state of the files that the site is made from, which are all files except hidden
  /// files and the files of the site.
  init(of options: MarkdownSiteOptions) throws(SourceError) {
    try SourceError.check(options.folder)
    visit(options.folder, output: RealPath.of(options.output))
  }

  private mutating func visit(_ folder: String, output: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".")
    {
      let path = "\(folder)/\(name)"
      let type = (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeDirectory {
        if RealPath.of(path) != output { visit(path, output: output) }
      } else if let attributes = try? manager.attributesOfItem(atPath: RealPath.of(path)) {
        // A symbolic link to a folder is not followed, because it may lead to a folder around it.
        stamps[path] = Stamp(attributes)
      }
    }
  }
}

/// The resolution of symbolic links in a path.
enum RealPath {
  /// Returns a path whose symbolic links are resolved.
  static func of(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
