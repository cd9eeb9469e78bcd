#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of a folder at one moment, for noticing that one of them has changed.
struct SourceState: Equatable {
  /// The identity of a file, its size in bytes and its last change.
  private struct Stamp: Equatable {
    let number: UInt64?
    let size: UInt?
    let date: Date?

    /// Looks at a file, or at the one that a link leads to.
    init(of path: String) {
      let path = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      number = attributes?[.systemFileNumber] as? UInt64
      size = attributes?[.size] as? UInt
      date = attributes?[.modificationDate] as? Date
    }
  }

  private let stamps: [String: Stamp]

  /// Looks at the files that a site is made of.
  init(of options: MarkdownSiteOptions) throws(SourceError) {
    let folder = try SourceFolder(options.folder, without: options.output)
    stamps = folder.files.mapValues { Stamp(of: folder.place(of: $0)) }
  }
}
