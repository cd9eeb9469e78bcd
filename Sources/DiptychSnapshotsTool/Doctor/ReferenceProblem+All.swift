import DiptychSnapshots
import Foundation

extension ReferenceProblem {
  /// The file extensions of reference files that are text.
  private static let textExtensions: Set = ["ansi", "html", "json", "md", "svg", "txt", "xml"]

  /// Returns the problems of a package's reference files: first the problems of the repository,
  /// then the problems of each file.
  static func all(in package: SnapshotPackage) throws(SnapshotError) -> [ReferenceProblem] {
    let folder = package.directories.references
    let files = try ReferenceFolder(folder).files()
    var problems = files.isEmpty ? [] : ofRepository(package, files)
    var byName: [String: String] = [:]
    for file in files {
      let name = file.lowercased()
      if let other = byName[name] { problems.append(.sameIgnoringCase(path: other, other: file)) }
      byName[name] = file
      problems += of(file, in: folder)
    }
    return problems
  }

  private static func ofRepository(
    _ package: SnapshotPackage,
    _ files: [String]
  ) -> [ReferenceProblem] {
    let folder = package.relativePath(package.directories.references)
    var problems: [ReferenceProblem] = []
    let git = GitQuestions(folder: package.path)
    if git.isRepository {
      let paths = files.map { "\(folder)/\($0)" }
      if !git.areUnconverted(paths) { problems.append(.convertedByGit(folder: folder)) }
      problems += git.ignored(paths).map { .ignoredByGit(path: $0) }
      let pending = package.relativePath(package.directories.pending)
      if git.ignored(["\(pending)/a.txt"]).isEmpty {
        problems.append(.stagedByGit(folder: pending))
      }
    }
    if EditorConfig(folder: package.path).changesFiles(in: folder) {
      problems.append(.trimmedByEditors(folder: folder))
    }
    return problems
  }

  private static func of(_ file: String, in folder: String) -> [ReferenceProblem] {
    let path = "\(folder)/\(file)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if attributes?[.type] as? FileAttributeType == .typeSymbolicLink { return [.link(path: file)] }
    let isText = textExtensions.contains(file.split(separator: ".").last.map(String.init) ?? "")
    guard isText, let bytes = FileManager.default.contents(atPath: path) else { return [] }
    guard let text = String(bytes: bytes, encoding: .utf8) else { return [.notUTF8(path: file)] }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var problems: [ReferenceProblem] = []
    if lines.count > 1, lines.dropLast().allSatisfy({ $0.last == UInt8(ascii: "\r") }) {
      problems.append(.carriageReturns(path: file))
    }
    if let line = conflict(lines) { problems.append(.conflict(path: file, line: line)) }
    return problems
  }

  /// Returns the line of the first conflict marker, counted from 1, or nil if the three markers
  /// don't follow each other.
  private static func conflict(_ lines: [Substring.UTF8View]) -> Int? {
    let marks = ["<<<<<<< ", "=======", ">>>>>>> "]
    var found: [Int] = []
    for (index, line) in lines.enumerated() where line.starts(with: marks[found.count].utf8) {
      found.append(index + 1)
      if found.count == marks.count { return found[0] }
    }
    return nil
  }
}
