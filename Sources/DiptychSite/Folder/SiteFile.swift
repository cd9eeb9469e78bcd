/// A file of a site.
public struct SiteFile: Hashable, Sendable {
  /// The path of the file in the folder of the site, such as `guide/start/index.html`.
  public let path: String

  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
