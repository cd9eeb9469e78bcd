#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A package whose tests take snapshots.
package struct SnapshotPackage: Sendable {
  /// The path of the folder with `Package.swift`.
  package let path: String

  /// The folders of its snapshots.
  package let directories: SnapshotDirectories

  /// Creates the package that contains a folder.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of a folder in the package.
  ///   - environment: The environment variables. A variable may name the folder of references.
  /// - Throws: ``SnapshotError/noPackage(filePath:)``.
  package init(containing folder: String, environment: [String: String]) throws(SnapshotError) {
    let file = folder + "/Package.swift"
    guard SnapshotDirectories.package(above: file) != nil else {
      throw .noPackage(filePath: folder)
    }
    try self.init(sourceFile: file, environment: environment)
  }

  /// Creates the package that contains a source file.
  ///
  /// - Parameters:
  ///   - sourceFile: The absolute path of the file.
  ///   - environment: The environment variables. A variable may name the folder of references.
  /// - Throws: ``SnapshotError/noPackage(filePath:)``.
  package init(sourceFile: String, environment: [String: String]) throws(SnapshotError) {
    guard let path = SnapshotDirectories.package(above: sourceFile) else {
      throw .noPackage(filePath: sourceFile)
    }
    self.path = path
    directories = try SnapshotDirectories(filePath: sourceFile, environment: environment)
  }

  /// Returns the names of all functions in the package's sources, as components of the paths of
  /// snapshots.
  ///
  /// - Complexity: O(*n*) in the size of the sources.
  func declaredFunctions() -> Set<String> {
    var names: Set<String> = []
    for file in sources(in: path) {
      guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      for match in source.matches(of: /\bfunc\s+(?:`([^`]+)`|([\p{L}_][\p{L}\p{N}_]*))/) {
        names.insert(pathComponent(String(match.1 ?? match.2 ?? "")))
      }
    }
    return names
  }

  /// Returns the paths of the sources in a folder and in the folders below it.
  ///
  /// Hidden folders are left out. Symbolic links to folders are left out too, because they may lead
  /// to an outer folder.
  private func sources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [path] }
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      return isLink ? [] : sources(in: path)
    }
  }
}

extension SnapshotPackage {
  /// Returns the path of a snapshot, relative to the folder of reference files.
  ///
  /// The argument can be this relative path, the path of the reference file, or the path of the
  /// staged output.
  package func snapshotPath(_ path: String) -> String {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    for folder in [directories.references, directories.pending] {
      for prefix in [folder, relativePath(folder)] where trimmed.hasPrefix(prefix + "/") {
        return String(trimmed.dropFirst(prefix.count + 1))
      }
    }
    return trimmed
  }

  /// Returns a path relative to the folder of the package, or the same path if it is outside the
  /// folder.
  package func relativePath(_ path: String) -> String {
    String(path.trimmingPrefix(self.path + "/"))
  }
}
