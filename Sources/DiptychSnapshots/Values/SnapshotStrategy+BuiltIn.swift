import DiptychHTMLTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
  /// ``VisibleText/unescape(_:)`` restores the control characters.
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
  /// and `nan`. The order of a `Set` changes from process to process, so sort it with
  /// ``Scrubber/sortingArray(at:)``. The order of a `Dictionary` changes too if its keys are not
  /// strings, so encode a sorted array instead.
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
