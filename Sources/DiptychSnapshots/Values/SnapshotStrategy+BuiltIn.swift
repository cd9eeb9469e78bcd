import DiptychAccessibility

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SnapshotStrategy where Value == String {
  /// A text, exactly as it is, as in `long.txt`.
  public static var text: Self { .text(extension: "txt") }

  /// A text, exactly as it is, in a file with another extension.
  public static func text(extension fileExtension: String) -> Self {
    Self(fileExtension: fileExtension) { Array($0.utf8) }
  }

  /// A text with escaped control characters and a newline after its last line, as in `long.txt`.
  ///
  /// The file can be printed safely. ``VisibleText/unescape(_:)`` restores the control characters.
  public static var lines: Self {
    Self(fileExtension: "txt") { text in
      let lines = VisibleText.escape(text)
      return Array((lines.isEmpty || lines.hasSuffix("\n") ? lines : lines + "\n").utf8)
    }
  }

  /// The accessibility outline of HTML from any source, as in `long.aria.yml`.
  ///
  /// ``SnapshotFormat/accessibility`` describes it.
  public static var accessibility: Self {
    Self(variant: "aria", fileExtension: "yml") {
      Array(AccessibilityOutline(html: $0).description.utf8)
    }
  }
}

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// A value as indented JSON with sorted keys, as in `long.json`.
  ///
  /// Dates are in ISO 8601. Numbers that JSON lacks are the strings `infinity`, `-infinity` and
  /// `nan`. The order of a `Set` changes from process to process, and also the order of a
  /// `Dictionary` if its keys are not strings. Encode a sorted array instead.
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
  /// Bytes, exactly as they are, as in `long.bin`.
  public static var bytes: Self { .bytes(extension: "bin") }

  /// Bytes, exactly as they are, in a file with another extension.
  public static func bytes(extension fileExtension: String) -> Self {
    Self(fileExtension: fileExtension) { Array($0) }
  }
}
