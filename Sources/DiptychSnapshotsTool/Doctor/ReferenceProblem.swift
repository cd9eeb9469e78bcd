import DiptychSnapshots
import Foundation

/// A problem of the reference files that makes tests fail, or hides differences.
enum ReferenceProblem: Hashable {
  /// Git may change the line endings of reference files.
  case convertedByGit(folder: String)

  /// Git ignores a reference file, so other developers don't get the file.
  case ignoredByGit(path: String)

  /// Git does not ignore the staged outputs.
  case stagedByGit(folder: String)

  /// Editors are configured to remove blanks at the ends of lines, or to add a newline at the end
  /// of files.
  case trimmedByEditors(folder: String)

  /// A reference file has conflict markers of an unfinished merge.
  case conflict(path: String, line: Int)

  /// All lines of a reference file end with a carriage return.
  case carriageReturns(path: String)

  /// A reference file of text is not UTF-8.
  case notUTF8(path: String)

  /// A reference file is a symbolic link.
  case link(path: String)

  /// The paths of two reference files differ only in case.
  ///
  /// Some file systems store only one of the two files.
  case sameIgnoringCase(path: String, other: String)
}

extension ReferenceProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .convertedByGit(let folder):
      """
      Git may convert the line endings of references. Put the line "\(folder)/** -text" into \
      .gitattributes.
      """
    case .ignoredByGit(let path):
      "Git ignores \(visible(path)). Change .gitignore so that the reference is committed."
    case .stagedByGit(let folder):
      "Git does not ignore \(visible(folder)). Put the line \".build/\" into .gitignore."
    case .trimmedByEditors(let folder):
      """
      .editorconfig has editors change references. Add the section "[\(folder)/**]" with \
      "trim_trailing_whitespace = unset" and "insert_final_newline = unset".
      """
    case .conflict(let path, let line):
      """
      \(visible(path)):\(line) has a conflict marker of a merge. Keep one side, or run the \
      test again and accept its output.
      """
    case .carriageReturns(let path):
      """
      The lines of \(visible(path)) end with a carriage return. Write them without it, and see \
      that git does not convert line endings.
      """
    case .notUTF8(let path):
      "\(visible(path)) is not UTF-8. Run its test again and accept the output."
    case .link(let path):
      "\(visible(path)) is a link, which a new reference would replace. Make it a file."
    case .sameIgnoringCase(let path, let other):
      """
      \(visible(path)) and \(visible(other)) are one file where file names ignore case. Rename the \
      case of one of them.
      """
    }
  }
}

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
