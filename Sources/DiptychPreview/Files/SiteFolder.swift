import DiptychFiles

/// The folder of a written site, and the files in it that are shown.
struct SiteFolder: Sendable {
  /// The resource at the path of a request.
  enum Place: Hashable {
    /// The path of a file.
    case file(String)
    /// A folder with a page.
    ///
    /// The path has no slash at its end, so the server redirects the request to the path with a
    /// slash.
    case folder
    case nothing
  }

  let path: String

  /// Whether addresses of pages have no `.html`.
  let cleanURLs: Bool

  /// Returns the resource at the path of a request.
  func place(of request: RequestPath) -> Place {
    let name = request.names.joined(separator: "/")
    if request.isFolder {
      return file(name.isEmpty ? "index.html" : "\(name)/index.html").map(Place.file) ?? .nothing
    }
    if let file = file(name) { return .file(file) }
    if cleanURLs, let file = file("\(name).html") { return .file(file) }
    return file("\(name)/index.html") == nil ? .nothing : .folder
  }

  /// Returns the path of a regular file in the folder; nil if the file is missing, or if a symbolic
  /// link leads out of the folder.
  func file(_ name: String) -> String? {
    guard let root = try? FileSystem.realPath(path),
      let file = try? FileSystem.realPath("\(path)/\(name)"),
      (try? FileKind(of: file)) == .file
    else { return nil }
    let prefix = root == "/" ? root : root + "/"
    // Bytes are compared, because a slash and a combining mark after it would form one character.
    guard file.utf8.starts(with: prefix.utf8) else { return nil }
    // The names are checked again, because a symbolic link may lead to a file that is not shown,
    // and because some systems ignore the case of names.
    let names = Array(file.utf8).dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
    let isShown = names.allSatisfy { RequestPath.isAllowed(String(decoding: $0, as: UTF8.self)) }
    return isShown ? file : nil
  }
}
