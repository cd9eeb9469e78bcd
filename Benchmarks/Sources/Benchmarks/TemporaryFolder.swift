import Foundation

/// A folder that is there for as long as something needs it.
enum TemporaryFolder {
  /// Makes a folder, and removes it when the function is done with it.
  static func with<Result>(
    _ body: (URL) throws(BenchmarkError) -> Result
  ) throws(BenchmarkError) -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmarks-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .file("\(error)")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
