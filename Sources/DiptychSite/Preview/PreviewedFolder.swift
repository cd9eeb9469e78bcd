import DiptychFiles

/// The folder of a written site, and the files in it that are shown.
struct PreviewedFolder: Sendable {
  /// The resource at the path of a request.
  enum Place: Hashable {
    case file(String)
    /// A folder with a page, whose address needs a slash at its end.
    case folder
    case nothing
  }

  let path: String
  /// Whether addresses of pages have no `.html`.
  let cleanURLs: Bool

  /// Returns the resource at a percent-encoded path below the path of the site.
  func place(of encoded: Substring) -> Place {
    let parts = encoded.split(separator: "/", omittingEmptySubsequences: false)
    let isFolder = parts.last?.isEmpty ?? true
    let names = (isFolder ? parts.dropLast() : parts[...]).map { percentDecoded(exactly: $0) ?? "" }
    guard names.allSatisfy(Self.isAllowed) else { return .nothing }
    let name = names.joined(separator: "/")
    if isFolder {
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
    let isShown = names.allSatisfy { Self.isAllowed(String(decoding: $0, as: UTF8.self)) }
    return isShown ? file : nil
  }

  /// Whether a file with a name may be shown.
  ///
  /// Names with a slash, a backslash or a control character, names that lead out of the folder, and
  /// names of files of the program that writes the site are not allowed.
  private static func isAllowed(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.lowercased().utf8.starts(with: ".diptych-".utf8)
      && name.utf8.allSatisfy {
        $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
      }
  }

  // MARK: Content types

  static let html = "text/html; charset=utf-8"

  /// Returns the content type of a file, according to its extension.
  static func contentType(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return ending.flatMap { types[$0] } ?? "application/octet-stream"
  }

  private static let types = [
    "atom": "application/atom+xml; charset=utf-8", "avif": "image/avif",
    "css": "text/css; charset=utf-8", "csv": "text/csv; charset=utf-8", "gif": "image/gif",
    "htm": html, "html": html, "ico": "image/x-icon", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "md": "text/markdown; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "mp3": "audio/mpeg", "mp4": "video/mp4", "ogg": "audio/ogg", "pdf": "application/pdf",
    "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm", "wav": "audio/wav", "webm": "video/webm",
    "webmanifest": "application/manifest+json", "webp": "image/webp", "woff2": "font/woff2",
    "xml": "application/xml",
  ]
}
