#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder that is removed when its last owner is freed.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "diptych-snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = String(url.path(percentEncoded: false).dropLast())
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and creates its folders.
  func write(_ text: String, to relative: String) throws {
    let url = URL(filePath: "\(path)/\(relative)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Returns the contents of all files by their relative paths.
  func files() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path)
    var files: [String: String] = [:]
    for relative in paths {
      let url = URL(filePath: "\(path)/\(relative)")
      var isFolder = false
      guard FileManager.default.fileExists(atPath: url.path(), isDirectory: &isFolder), !isFolder
      else { continue }
      files[relative] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return files
  }
}
