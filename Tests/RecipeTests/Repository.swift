import Foundation

/// The files of the package; paths start at its root.
enum Repository {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the files in a folder and in those below it whose names end in some way, as paths from
  /// the root.
  static func files(below folder: String, withSuffix suffix: String = ".swift") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
  }

  /// Returns the folders in a folder, as paths from the root, without hidden ones such as `.build`.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }
      .filter {
        (try? root.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
          == true
      }
  }

  /// Whether a path from the root has a file or a folder.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
