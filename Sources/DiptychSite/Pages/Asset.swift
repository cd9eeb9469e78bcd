/// A file of a site that is no page, such as an image or a script.
public struct Asset: Sendable {
  /// The path of the file, with its extension.
  public let path: SitePath

  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates a file from its bytes.
  public init(_ path: SitePath, bytes: some Sequence<UInt8>) {
    self.path = path
    self.bytes = Array(bytes)
  }

  /// Creates a file from its text, in UTF-8.
  public init(_ path: SitePath, text: String) {
    self.init(path, bytes: text.utf8)
  }
}
