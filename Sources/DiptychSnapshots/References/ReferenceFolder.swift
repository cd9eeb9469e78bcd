import DiptychFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folder of reference files, which contain the expected outputs of tests.
///
/// Files whose names begin with a dot are not reference files. The file `.snapshotsignore` lists
/// other files that are not reference files:
///
/// ```text
/// # Pictures for the documentation
/// Manual
/// ReportTests/notes.txt
/// ```
package struct ReferenceFolder: Sendable {
  /// The name of the file that lists the files and folders to ignore.
  package static let ignoreFile = ".snapshotsignore"

  /// The path of the folder.
  package let path: String

  /// Creates the folder of a path.
  package init(_ path: String) { self.path = path }

  /// Returns the sorted paths of the reference files, relative to the folder.
  ///
  /// The array is empty if the folder does not exist.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)``.
  package func files() throws(SnapshotError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let ignored = try ignoredPaths()
    let all: [String]
    do {
      all = try FileManager.default.subpathsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(path: path, reason: systemReason(error))
    }
    return all.filter { file in
      !file.split(separator: "/").contains { $0.hasPrefix(".") }
        && !ignored.contains { file == $0 || file.hasPrefix($0 + "/") } && !isFolder(file)
    }.sorted()
  }

  /// Returns the date of the last change of a file, or nil if the date is unknown.
  func changeDate(of file: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
    return attributes?[.modificationDate] as? Date
  }

  /// Removes a reference file, and the folders that become empty.
  ///
  /// - Throws: ``SnapshotError/unwritable(path:reason:)``.
  package func remove(_ file: String) throws(SnapshotError) {
    do {
      try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    } catch {
      throw .unwritable(path: "\(path)/\(file)", reason: systemReason(error))
    }
    var folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    while !folder.isEmpty, rmdir("\(path)/\(folder)") == 0 {
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
  }

  private func ignoredPaths() throws(SnapshotError) -> [String] {
    let file = "\(path)/\(Self.ignoreFile)"
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
        .split(whereSeparator: \.isNewline)
        .map { $0.trimmingPrefix(while: \.isWhitespace) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        .map { line in
          let path = line.reversed().drop { $0.isWhitespace || $0 == "/" }.reversed()
          return String(path)
        }
    } catch {
      throw .unreadable(path: file, reason: systemReason(error))
    }
  }

  private func isFolder(_ file: String) -> Bool { SnapshotFile("\(path)/\(file)").isFolder }
}
