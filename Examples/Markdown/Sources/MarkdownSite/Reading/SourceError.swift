import DiptychExampleSupport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A reason why there are no documents.
enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case noFolder(String)
  /// The folder has no Markdown file.
  case empty(String)

  /// Throws if a path leads to no folder.
  static func check(_ path: String) throws(SourceError) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path)
    }
    guard isFolder else { throw .noFolder(path) }
  }

  /// The problem and its solution.
  var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path)) does not exist; give a folder with Markdown files"
    case .noFolder(let path):
      "\(quoted(path)) is not a folder; give a folder with Markdown files"
    case .empty(let path):
      "\(quoted(path)) has no Markdown files; give a folder with files that end in .md"
    }
  }
}
