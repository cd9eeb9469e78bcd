import DiptychText
package import DiptychViews

/// The place in a region where the user types, which gets the cursor of the terminal.
///
/// Input methods open their window at that cursor, and magnifiers and braille displays follow it.
struct RegionCaret: Equatable {
  /// The character that a view writes at the place.
  ///
  /// It is a Unicode noncharacter, because text never contains noncharacters.
  static let sign = Unicode.Scalar(0xFDD0 as UInt32).map(Character.init) ?? "▏"

  let row: Int
  /// The line before the place, with its escape sequences.
  let before: String

  /// The bytes that move the cursor there from its row.
  ///
  /// The text is written again, because the terminal may use other widths for its characters.
  var bytes: String { "\r\(before)\(before.contains("\u{1B}") ? "\u{1B}[0m" : "")" }

  /// Returns the first place in some lines, and replaces its character by a visible one.
  static func take(from lines: inout [String], isASCII: Bool) -> RegionCaret? {
    var caret: RegionCaret?
    for row in lines.indices where lines[row].contains(sign) {
      let before = lines[row].prefix { $0 != sign }
      caret = caret ?? RegionCaret(row: row, before: String(before))
      lines[row].replace(String(sign), with: isASCII ? "|" : "▏")
    }
    return caret
  }
}

extension EnvironmentValues {
  private enum CaretSignKey: EnvironmentKey {
    static var defaultValue: Character? { nil }
  }

  /// The character that a view writes at the place where the user types, or nil outside of a live
  /// region that moves the terminal's cursor there.
  package var caretSign: Character? {
    get { self[CaretSignKey.self] }
    set { self[CaretSignKey.self] = newValue }
  }
}
