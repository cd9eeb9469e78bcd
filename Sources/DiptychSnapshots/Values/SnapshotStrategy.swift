/// A way to encode a value of any type as a snapshot file, such as JSON or text.
///
/// ```swift
/// expectSnapshot(of: invoice, as: .json)
/// expectSnapshot(of: archive.bytes, as: .bytes(extension: "zip"))
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations, .uuids))
/// ```
///
/// For snapshots of views, use a ``SnapshotFormat``.
public struct SnapshotStrategy<Value>: Sendable {
  /// The part of the file name that distinguishes snapshots with the same name and extension, or
  /// nil.
  public let variant: String?

  /// The extension of the file, without its dot.
  public let fileExtension: String

  private let encode: @Sendable (Value) throws -> [UInt8]

  /// Creates a strategy from a function that encodes a value as bytes.
  ///
  /// - Parameters:
  ///   - variant: The part of the file name that distinguishes snapshots with the same name and
  ///     extension, or nil.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - encode: A function that returns the bytes of the file for a value. If it throws an error,
  ///     the test fails.
  public init(
    variant: String? = nil,
    fileExtension: String,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.variant = variant
    self.fileExtension = fileExtension
    self.encode = encode
  }

  /// Encodes a value as the bytes of the snapshot file.
  ///
  /// - Throws: The error of the encoding function.
  public func bytes(of value: Value) throws -> [UInt8] { try encode(value) }

  /// Returns a strategy for another type.
  ///
  /// A closure converts each value of that type to a value of this strategy's type.
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

  /// Returns a strategy that encodes a value as this strategy does, and then applies scrubbers to
  /// the text.
  ///
  /// Scrubbers replace parts of a text that change from test run to test run.
  ///
  /// If the encoded bytes are not UTF-8, they are not changed.
  ///
  /// - Parameter scrubbers: The scrubbers, which are applied in this order.
  /// - Returns: The strategy.
  public func scrubbed(by scrubbers: Scrubber...) -> SnapshotStrategy {
    scrubbed(by: scrubbers)
  }

  /// Returns a strategy that encodes a value as this strategy does, and then applies an array of
  /// scrubbers to the text.
  ///
  /// Scrubbers replace parts of a text that change from test run to test run.
  ///
  /// If the encoded bytes are not UTF-8, they are not changed.
  ///
  /// - Parameter scrubbers: The scrubbers, which are applied in this order.
  /// - Returns: The strategy.
  public func scrubbed(by scrubbers: [Scrubber]) -> SnapshotStrategy {
    SnapshotStrategy(variant: variant, fileExtension: fileExtension) { [encode] value in
      let bytes = try encode(value)
      guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
      return Array(scrubbers.reduce(text) { $1.scrub($0) }.utf8)
    }
  }
}
