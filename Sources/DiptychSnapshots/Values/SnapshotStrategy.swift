import DiptychHTMLTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
  public func scrubbed(by scrubbers: Scrubber...) -> SnapshotStrategy { scrubbed(by: scrubbers) }

  package func scrubbed(by scrubbers: [Scrubber]) -> SnapshotStrategy {
    SnapshotStrategy(variant: variant, fileExtension: fileExtension) { [encode] value in
      let bytes = try encode(value)
      guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
      return Array(scrubbers.reduce(text) { $1.scrub($0) }.utf8)
    }
  }
}

extension SnapshotStrategy where Value == String {
  /// A strategy that writes a string without any change, in a file such as `long.txt`.
  public static var text: Self { .text(extension: "txt") }

  /// Returns a strategy that writes a string without any change, in a file with the given
  /// extension.
  public static func text(extension fileExtension: String) -> Self {
    Self(fileExtension: fileExtension) { Array($0.utf8) }
  }

  /// A strategy that writes a string with escaped control characters, in a file such as `long.txt`.
  ///
  /// If the string does not end with a newline, a newline is added. The file can be printed safely.
  public static var lines: Self {
    Self(fileExtension: "txt") { text in
      let lines = VisibleText.escape(text)
      return Array((lines.isEmpty || lines.hasSuffix("\n") ? lines : lines + "\n").utf8)
    }
  }

  /// A strategy that writes the accessibility outline of HTML, in a file such as `long.aria.yml`.
  ///
  /// The HTML can come from any source. ``SnapshotFormat/accessibility`` describes the outline.
  public static var accessibility: Self {
    Self(variant: "aria", fileExtension: "yml") {
      Array(AccessibilityOutline(html: $0).description.utf8)
    }
  }
}

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// A strategy that writes a value as indented JSON with sorted keys, in a file such as
  /// `long.json`.
  ///
  /// Dates are in ISO 8601. Numbers that are not finite become the strings `infinity`, `-infinity`
  /// and `nan`. Encode a sorted array instead of a `Set`, or of a `Dictionary` whose keys are not
  /// strings, because their order changes from process to process.
  public static var json: Self {
    Self(fileExtension: "json") { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity",
        negativeInfinity: "-infinity",
        nan: "nan"
      )
      return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
    }
  }
}

extension SnapshotStrategy where Value: Sequence<UInt8> & SendableMetatype {
  /// A strategy that writes bytes without any change, in a file such as `long.bin`.
  public static var bytes: Self { .bytes(extension: "bin") }

  /// Returns a strategy that writes bytes without any change, in a file with the given extension.
  public static func bytes(extension fileExtension: String) -> Self {
    Self(fileExtension: fileExtension) { Array($0) }
  }
}
