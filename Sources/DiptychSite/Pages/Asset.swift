import DiptychFiles

/// A file of a site other than a page, such as an image or a script.
///
/// ```swift
/// Asset("logo.svg", file: "Assets/logo.svg")
/// Asset("app.js", file: "Assets/app.js", isHashed: true)  // app.4f3a9c01d2e5b687.js
/// ```
///
/// The name of a hashed file contains the hash of its bytes, so browsers may cache the file
/// forever. In a view, ``PageLocation/address(ofFile:)`` returns the address with the hash, and
/// ``PageLocation/integrity(ofFile:)`` returns the value for the attribute `integrity`.
public struct Asset: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    case file(String)
  }

  /// The path of the file, with its extension and without its hash.
  public let path: SitePath

  /// Whether the name of the file in the site contains the hash of its bytes.
  public let isHashed: Bool

  let content: Content

  /// Creates a file from its bytes.
  public init(_ path: SitePath, bytes: some Sequence<UInt8>, isHashed: Bool = false) {
    self.path = path
    self.isHashed = isHashed
    content = .bytes(Array(bytes))
  }

  /// Creates a file from its text, in UTF-8.
  public init(_ path: SitePath, text: String, isHashed: Bool = false) {
    self.init(path, bytes: text.utf8, isHashed: isHashed)
  }

  /// Creates a copy of a file on disk.
  ///
  /// The file is read when the site is written.
  ///
  /// - Parameters:
  ///   - path: The path in the site.
  ///   - file: The path of the file on disk.
  ///   - isHashed: Whether the name of the file in the site contains the hash of its bytes.
  public init(_ path: SitePath, file: String, isHashed: Bool = false) {
    self.path = path
    self.isHashed = isHashed
    content = .file(file)
  }

  /// Returns the bytes, or throws the error of the system if the file can't be read.
  func bytes() throws(SystemError) -> [UInt8] {
    switch content {
    case .bytes(let bytes): bytes
    case .file(let file): try FileSystem.contents(file)
    }
  }
}

/// A folder of files that are copied into the site, such as images.
///
/// ```swift
/// AssetFolder("images", from: "Assets/images")
/// ```
///
/// Files and folders whose names begin with a full stop are left out, except the folder
/// `.well-known`. To copy another one, such as `.htaccess`, add an ``Asset``. A symbolic link is
/// followed if its target is in the folder. If the target is elsewhere or does not exist, writing
/// the site fails with ``SiteProblem/assetLink(_:file:)``.
public struct AssetFolder: Sendable {
  /// The path of the folder in the site; the empty path is the root of the site.
  public let path: SitePath

  /// The path of the folder on disk.
  public let folder: String

  /// Whether the name of each file includes the hash of its bytes.
  public let isHashed: Bool

  /// Creates a folder of the site from a folder on disk.
  public init(_ path: SitePath = "", from folder: String, isHashed: Bool = false) {
    self.path = path
    self.folder = folder
    self.isHashed = isHashed
  }

  /// Returns the files, sorted by their paths, and the problems of files that can't be copied.
  func assets() -> (assets: [Asset], problems: [SiteProblem]) {
    let walk = FolderWalk(folder)
    let assets = walk.files.map {
      Asset(target(of: $0), file: walk.place(of: $0), isHashed: isHashed)
    }
    let problems = walk.obstacles.map { file, obstacle -> SiteProblem in
      let (target, place) = (target(of: file), walk.place(of: file))
      return switch obstacle {
      case .outside: .assetLink(target, file: place)
      case .unreadable(let error): .asset(target, file: place, reason: "\(error)")
      case .loop, .special: .asset(target, file: place, reason: "It is not a file")
      }
    }
    return (assets, problems)
  }

  private func target(of file: String) -> SitePath {
    SitePath([path.text, file].filter { !$0.isEmpty }.joined(separator: "/"))
  }
}

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
