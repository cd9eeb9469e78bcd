import DiptychHTML

/// The SHA-256 hash of a file's bytes, for its name and its integrity.
struct ContentHash: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ contents: [UInt8]) {
    bytes = SHA256.hash(contents)
  }

  /// The first 16 hexadecimal digits, for the name of a file.
  var name: String {
    bytes.prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The value of the attribute `integrity`, see Subresource Integrity.
  var integrity: String { "sha256-\(base64(bytes))" }
}
