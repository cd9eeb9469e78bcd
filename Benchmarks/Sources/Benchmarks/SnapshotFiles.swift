import DiptychSnapshots
import Foundation

/// The files of 2,000 cases in 50 tests, as snapshots and by hand.
struct SnapshotFiles {
  private struct Case {
    let test: String
    let name: String
    let text: String
  }

  private let folder: URL
  private let cases: [Case]

  init(folder: URL) throws {
    self.folder = folder
    cases = (0..<2000).map { number in
      Case(
        test: "test\(number % 50)",
        name: "case\(number)",
        text: (0..<40).map { "line \($0) of case \(number)\n" }.joined()
      )
    }
    try Data().write(to: folder.appending(path: "Package.swift"))
  }

  func removeAll() throws {
    for name in ["Hand", "Snapshots"] where FileManager.default.fileExists(atPath: path(name)) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }

  /// Writes the files by hand, each as a whole.
  func write() throws {
    for item in cases {
      let directory = path("Hand/AppTests/Suite/\(item.test)")
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
      try Data(item.text.utf8)
        .write(to: URL(filePath: "\(directory)/\(item.name).txt"), options: .atomic)
    }
  }

  /// Reads the files that were written by hand, and compares them.
  func read() throws {
    for item in cases {
      let file = URL(filePath: path("Hand/AppTests/Suite/\(item.test)/\(item.name).txt"))
      guard try Data(contentsOf: file) == Data(item.text.utf8) else {
        throw BenchmarkError.file("\(file.path) has another text")
      }
    }
  }

  /// Takes the snapshots in a run of their own: records those that are missing, compares the
  /// others.
  func verify() throws {
    let run = SnapshotRun(environment: [:])
    for item in cases {
      let owner = SnapshotOwner(
        module: "AppTests",
        suites: ["Suite"],
        function: "\(item.test)()",
        place: "AppTests/Tests.swift:1"
      )
      let location = try SnapshotLocation(owner: owner, name: item.name, fileExtension: "txt")
      let outcome = try run.verify(item.text, at: location, filePath: path("Tests/Tests.swift"))
      if case .mismatched = outcome {
        throw BenchmarkError.file("\(location.path) has another text")
      }
    }
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }
}
