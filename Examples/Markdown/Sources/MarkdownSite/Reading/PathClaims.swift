import DiptychSite

/// The paths of a site's files, each of them given once.
struct PathClaims {
  // Some systems ignore case, so that two names are one.
  private var files: Set<String> = []
  private var folders: Set<String> = []

  /// Takes paths of files that the program makes itself.
  init(taken: [String]) { for path in taken { _ = take(path) } }

  /// Returns the path of a page that is most like that of a file without its ending.
  mutating func page(_ wanted: String) -> SitePath {
    let path = Self.valid(wanted)
    if path.isEmpty, take("index.html") { return "" }
    let name = path.isEmpty ? "index" : path
    var (free, number) = (name, 1)
    while !take("\(free)/index.html") {
      number += 1
      free = "\(name)-\(number)"
    }
    return SitePath(free)
  }

  /// Returns the path of a copy that is most like that of the file.
  mutating func file(_ wanted: String) -> SitePath {
    let path = Self.valid(wanted)
    let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    var (free, number) = (path, 1)
    while !take(free) {
      number += 1
      free = "\(path[..<dot])-\(number)\(path[dot...])"
    }
    return SitePath(free)
  }

  /// Takes the path of a file, unless it is that of another one or of a folder.
  private mutating func take(_ path: String) -> Bool {
    let path = path.lowercased()
    let own = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    guard !folders.contains(path), !own.contains(where: files.contains),
      files.insert(path).inserted
    else { return false }
    folders.formUnion(own)
    return true
  }

  /// Returns a path that every system has.
  private static func valid(_ path: String) -> String {
    let path = path.split(separator: "/").map(valid(name:)).joined(separator: "/")
    // A number may follow.
    return path.utf8.count > 900 ? "long-path" : path
  }

  private static func valid(name: Substring) -> String {
    guard SitePath(String(name)).problem != nil else { return String(name) }
    var valid = ""
    for character in name {
      let isValid = SitePath("a\(character)a").problem == nil
      valid.append(isValid && valid.utf8.count < 150 ? "\(character)" : isValid ? "" : "-")
    }
    while valid.hasSuffix(".") || valid.hasSuffix(" ") { valid.removeLast() }
    if valid.utf8.count > 180 { valid = "long-name" }
    let isName = !valid.isEmpty && SitePath(valid).problem == nil
    return isName ? valid : "file-\(valid.filter { $0 != "." })"
  }
}
