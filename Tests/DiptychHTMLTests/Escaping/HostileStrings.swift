import Foundation

/// Strings that try to break out of their context.
enum HostileStrings {
  static let all: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    do {
      let payloads = try String(
        contentsOf: folder.appending(path: "Data/xss-payloads.txt"),
        encoding: .utf8
      )
      let shared = folder.appending(path: "../../DiptychTextTests/Unicode/Data")
      let naughty = try Data(contentsOf: shared.appending(path: "naughty-strings.json"))
      return try payloads.split(separator: "\n").map(String.init)
        + JSONDecoder().decode([String].self, from: naughty)
    } catch {
      fatalError("the hostile strings can't be read: \(error)")
    }
  }()

  /// Returns a string as a page shows it: with visible controls, and with a base for a combining
  /// mark at the start of a text.
  ///
  /// Prose keeps the scalars that control its lines.
  static func shown(_ string: String, startsText: Bool, isProse: Bool = false) -> String {
    var shown = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    if startsText, let first = string.unicodeScalars.first, isMark(first) {
      shown.append("\u{25CC}")
    }
    for scalar in string.unicodeScalars {
      if previous == "\r" {
        if scalar == "\n" { shown.removeLast() }
      }
      let isTag = (0xE0000...0xE007F).contains(scalar.value)
      let isJoiner = (0x200B...0x200D).contains(scalar.value)
      if isProse && ["\u{200B}", "\u{200C}", "\u{2060}"].contains(scalar) {
        shown.append(scalar)
      } else if isTag && !isInFlag(previous) || isJoiner && isPartOfWord(previous) {
        shown.append("\u{FFFD}")
      } else {
        shown.append(shownScalar(scalar))
      }
      previous = scalar
    }
    return String(shown)
  }

  /// Whether a tag may follow, in the flag of a region.
  private static func isInFlag(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0 == "🏴" || (0xE0020...0xE007F).contains($0.value) } ?? false
  }

  /// Whether a scalar is a letter or a digit of a script whose letters stand apart.
  private static func isPartOfWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value < 0x600 else { return false }
    return scalar.value >= 0xC0
      || scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  private static func shownScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028...0x202E, 0x2060...0x2069, 0xFDD0...0xFDEF, 0xFEFF: "\u{FFFD}"
    default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
    }
  }
}
