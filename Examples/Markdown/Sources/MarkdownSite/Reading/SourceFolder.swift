#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files below a folder, by paths that are relative to it.
///
/// Hidden files are left out, and so are symbolic links that lead out of the folder or to folders.
struct SourceFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The paths of the files as they are on the disk.
  ///
  /// Links may compose letters in another way.
  private(set) var files: [String: String] = [:]
  /// The paths of the Markdown files, sorted.
  private(set) var markdown: [String] = []
  /// The paths of the Markdown files and of the folders whose names are not in UTF-8, with `\xFF` for
  /// such a byte.
  private var unreadableNames: [String] = []

  /// Finds the files in a folder, but for those in the folder of the site.
  init(_ path: String, without output: String) throws(SourceError) {
    let name = path.reversed().drop { $0 == "/" }.reversed()
    self.path = name.isEmpty ? "/" : String(name)
    guard let root = Self.realPath(path) else { throw .missing(path) }
    guard Self.type(of: root) == .typeDirectory else { throw .noFolder(path) }
    try visit("", root: root, output: Self.realPath(output))
    guard unreadableNames.isEmpty else { throw .names(unreadableNames.sorted()) }
    markdown.sort()
  }

  /// The name of the folder.
  var name: String {
    (Self.realPath(path) ?? path).split(separator: "/").last.map(String.init) ?? "Documents"
  }

  /// Returns the path of a file for messages, and for reading it.
  func place(of file: String) -> String { path == "/" ? "/\(file)" : "\(path)/\(file)" }

  /// Whether a file may be read.
  func isReadable(_ file: String) -> Bool { access(place(of: file), R_OK) == 0 }

  private mutating func visit(
    _ folder: String,
    root: String,
    output: String?
  ) throws(SourceError) {
    let place = folder.isEmpty ? path : place(of: folder)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: place)
    } catch {
      throw .unreadable(place)
    }
    if names.contains(where: { $0.contains("\u{FFFD}") }) {
      unreadableNames += Self.unreadableNames(in: place)
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      let fullPath = self.place(of: file)
      var type = Self.type(of: fullPath)
      if type == .typeSymbolicLink {
        // A stranger's link may lead to any file of the machine.
        guard let target = Self.realPath(fullPath), target.hasPrefix(root == "/" ? "/" : root + "/")
        else { continue }
        type = Self.type(of: target) == .typeRegular ? .typeRegular : nil
      }
      switch type {
      case .typeDirectory:
        guard Self.realPath(fullPath) != output else { continue }
        try visit(file, root: root, output: output)
      case .typeRegular:
        files[file] = file
        if Self.isMarkdown(name) { markdown.append(file) }
      default: break
      }
    }
  }

  /// Returns the paths of the Markdown files and of the folders in a folder that have no UTF-8 names.
  private static func unreadableNames(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          guard String(validatingCString: name) == nil else { return }
          let text = String(cString: name)
          guard isFolder || isMarkdown(text), !text.hasPrefix(".") else { return }
          let bytes = UnsafeBufferPointer(start: name, count: strlen(name))
          paths.append("\(folder)/" + bytes.map { escaped(UInt8(bitPattern: $0)) }.joined())
        }
      }
    }
    return paths
  }

  /// Returns a byte of a name as text.
  private static func escaped(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII ? String(scalar) : "\\x" + String(byte, radix: 16, uppercase: true)
  }

  private static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  private static func type(of path: String) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
