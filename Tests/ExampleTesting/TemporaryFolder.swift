import Foundation

/// A temporary folder that is removed after its use.
package struct TemporaryFolder: Sendable {
  package let path: String

  package static func with<Result>(
    _ body: (TemporaryFolder) async throws -> Result
  ) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    // Symbolic links are resolved since git reports resolved paths, and the temporary folder of
    // some systems is a link.
    return try await body(TemporaryFolder(path: url.resolvingSymlinksInPath().path))
  }

  /// Returns the path of an entry of the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name),
      withIntermediateDirectories: true
    )
  }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path(of: name)))
  }

  /// Returns the text of each file by its relative path, hidden files included.
  ///
  /// The text of a symbolic link is "-> " and its destination. An empty folder is included with a
  /// slash at the end of its path.
  package func contents(of name: String = "") throws -> [String: String] {
    let root = name.isEmpty ? path : path(of: name)
    var contents: [String: String] = [:]
    for relative in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let place = "\(root)/\(relative)"
      let attributes = try FileManager.default.attributesOfItem(atPath: place)
      switch attributes[.type] as? FileAttributeType {
      case .typeSymbolicLink?:
        contents[relative] = try
          "-> \(FileManager.default.destinationOfSymbolicLink(atPath: place))"
      case .typeDirectory?:
        if try FileManager.default.contentsOfDirectory(atPath: place).isEmpty {
          contents["\(relative)/"] = ""
        }
      default:
        contents[relative] = try String(contentsOf: URL(filePath: place), encoding: .utf8)
      }
    }
    return contents
  }
}
