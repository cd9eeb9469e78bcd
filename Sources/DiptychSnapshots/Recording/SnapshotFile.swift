import DiptychFiles
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file of a snapshot, which is replaced atomically.
package struct SnapshotFile {
  let path: String
  /// The folder where a new file is written before it is moved, or nil for the folder of the file.
  let temporaryFolder: String?

  /// Creates the file of a path.
  package init(_ path: String, temporaryFolder: String? = nil) {
    self.path = path
    self.temporaryFolder = temporaryFolder
  }

  /// Whether the path has a folder.
  package var isFolder: Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// Returns the contents, or nil if there is no such file.
  ///
  /// - Throws: ``SnapshotError/unreadable(path:reason:)``.
  func read() throws(SnapshotError) -> Data? {
    // The file is read by its path, because creating a URL takes a tenth of the time of a
    // comparison.
    if let contents = FileManager.default.contents(atPath: path) { return contents }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: systemReason(error))
    }
  }

  /// Removes the file, and returns whether it existed and was removed.
  @discardableResult
  func remove() -> Bool {
    // The function of Foundation would create an error object for each missing file.
    unlink(path) == 0
  }

  /// Replaces the contents.
  ///
  /// - Throws: ``SnapshotError/link(path:)`` or ``SnapshotError/unwritable(path:reason:)``.
  func write(_ bytes: Data) throws(SnapshotError) {
    try checkIsReplaceable()
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      if let temporaryFolder, try move(bytes, from: temporaryFolder) { return }
      try bytes.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: systemReason(error))
    }
  }

  private static let count = Atomic(0)

  /// Writes a new file in another folder, and moves it to the path.
  ///
  /// So a process that is killed leaves nothing beside the files.
  ///
  /// - Returns: Whether the file was moved. It can't be moved to another disk.
  private func move(_ bytes: Data, from folder: String) throws -> Bool {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    let temporary = "\(folder)/\(getpid())-\(number)"
    let file = URL(filePath: temporary)
    do {
      if (try? bytes.write(to: file)) == nil {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
    } catch {
      unlink(temporary)
      throw error
    }
    if rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  /// Replaces the contents with a text.
  ///
  /// - Throws: ``SnapshotError/link(path:)`` or ``SnapshotError/unwritable(path:reason:)``.
  package func write(_ text: String) throws(SnapshotError) { try write(Data(text.utf8)) }

  /// Throws an error if an existing file must not be replaced.
  ///
  /// A new file is renamed to the path, and this would also replace a link or a read-only file.
  private func checkIsReplaceable() throws(SnapshotError) {
    guard let status = FileStatus(ofLink: path) else { return }
    if status.kind == .symbolicLink { throw .link(path: path) }
    if !status.isWritableByOwner { throw .unwritable(path: path, reason: "it is read-only") }
  }
}

/// Returns the message of the system for a file error, without the text of Foundation's error.
func systemReason(_ error: any Error) -> String {
  guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
    return "\(error)"
  }
  return "\(SystemError(code: code.rawValue))"
}
