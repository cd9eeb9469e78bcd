import Foundation

/// A folder that exists while a function runs.
enum TemporaryFolder {
  /// Creates a folder, calls a function with it, and removes it.
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
