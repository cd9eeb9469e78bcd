import DiptychExampleSupport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An error in the path of the folder, or a folder without documents.
enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(String)
  case noFolder(String)
  /// The folder has no Markdown file.
  case empty(String)

  /// Throws an error if there is no folder at a path.
  static func check(_ path: String) throws(SourceError) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path)
    }
    guard isFolder else { throw .noFolder(path) }
  }

  /// A message with the reason and a remedy.
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
