/// A way to make the file of a snapshot from a value of any type.
///
/// ```swift
/// expectSnapshot(of: invoice, as: .json)
/// expectSnapshot(of: archive.bytes, as: .bytes(extension: "zip"))
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations, .uuids))
/// ```
///
/// Views have a ``SnapshotFormat``, which makes several pictures of one view.
public struct SnapshotStrategy<Value>: Sendable {
  /// The part of the file name that distinguishes files of one case with the same extension.
  public let variant: String?

  /// The extension of the file, without its dot.
  public let fileExtension: String

  private let encode: @Sendable (Value) throws -> [UInt8]

  /// Creates a strategy from a function that gives the bytes of the file.
  ///
  /// - Parameters:
  ///   - variant: The part of the file name that distinguishes files with the same extension.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - encode: A function from a value to the bytes of the file. An error fails the test.
  public init(
    variant: String? = nil,
    fileExtension: String,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.variant = variant
    self.fileExtension = fileExtension
    self.encode = encode
  }

  /// Returns the bytes of the file for a value.
  ///
  /// - Throws: The error of the function that encodes the value.
  public func bytes(of value: Value) throws -> [UInt8] { try encode(value) }

  /// Returns a strategy for another type of values, by a closure that converts them to this type.
  ///
  /// ```swift
  /// extension SnapshotStrategy where Value == URLRequest {
  ///   static var curl: Self { SnapshotStrategy<String>.lines.pullback { $0.curlCommand } }
  /// }
  /// ```
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(variant: variant, fileExtension: fileExtension) { [encode] other in
      try encode(transform(other))
    }
  }

  /// Returns a strategy that scrubs its text; bytes that are not UTF-8 stay as they are.
  ///
  /// - Parameter scrubbers: The scrubbers, in their order.
  /// - Returns: The strategy.
  public func scrubbed(by scrubbers: Scrubber...) -> SnapshotStrategy {
    scrubbed(by: scrubbers)
  }

  /// Returns a strategy that scrubs its text by a list of scrubbers.
  ///
  /// - Parameter scrubbers: The scrubbers, in their order.
  /// - Returns: The strategy.
  public func scrubbed(by scrubbers: [Scrubber]) -> SnapshotStrategy {
    SnapshotStrategy(variant: variant, fileExtension: fileExtension) { [encode] value in
      let bytes = try encode(value)
      guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
      return Array(scrubbers.reduce(text) { $1.scrub($0) }.utf8)
    }
  }
}
