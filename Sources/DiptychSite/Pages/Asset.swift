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
