/// The files with a hash in their names, by their paths without the hash.
struct AssetNames: Hashable, Sendable {
  private struct Name: Hashable {
    let file: String
    let integrity: String
  }

  private var names: [SitePath: Name] = [:]

  /// Adds a file; returns its path with the hash.
  mutating func insert(_ path: SitePath, _ bytes: [UInt8]) -> String {
    let hash = ContentHash(bytes)
    let text = path.names.last ?? ""
    // If the name has no extension, or begins with its only full stop, such as `.htaccess`, the
    // hash is at the end.
    let dot = text.lastIndex(of: ".").flatMap { $0 == text.startIndex ? nil : $0 } ?? text.endIndex
    let file = path.text[..<dot] + ".\(hash.name)" + path.text[dot...]
    names[path] = Name(file: String(file), integrity: hash.integrity)
    return String(file)
  }

  /// Returns the path of a file with its hash, or nil if the file is not hashed.
  func file(_ path: SitePath) -> String? { names[path]?.file }

  func integrity(_ path: SitePath) -> String? { names[path]?.integrity }
}
