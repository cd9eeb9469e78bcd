/// A namespace for functions that replace control characters with visible text.
///
/// A control character in a snapshot file would affect the terminal of a reviewer, and would be
/// invisible in a diff.
public enum VisibleText {
  /// Returns a text with its control characters escaped.
  ///
  /// ESC becomes `\e`, and a backslash becomes `\\`. Each other control character (C0, C1 and DEL)
  /// becomes its code, such as `\u{D}`. Newlines are not changed, so different texts stay
  /// different.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(scalar)
      case "\\": result.append(contentsOf: #"\\"#.unicodeScalars)
      case _ where scalar.isControl: result.append(contentsOf: scalar.visibleEscape)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a line for display in a diff.
  ///
  /// The original line can't be restored from the result.
  ///
  /// Control characters, invisible characters and characters that look like a space are escaped.
  /// Examples are direction marks, soft hyphens and no-break spaces. Trailing blanks become `·`.
  /// Backslashes are not doubled.
  package static func display(line: String, asciiOnly: Bool = false) -> String {
    let scalars = line.unicodeScalars
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    var result = String.UnicodeScalarView()
    for scalar in scalars[..<end] {
      if scalar.isUnseen || asciiOnly && !scalar.isASCII {
        result.append(contentsOf: scalar.visibleEscape)
      } else {
        result.append(scalar)
      }
    }
    return String(result) + String(repeating: "·", count: scalars[end...].count)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character: C0, C1 or DEL.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether the scalar is invisible or looks like a space.
  ///
  /// It is false for the joiners of emoji sequences.
  fileprivate var isUnseen: Bool {
    guard !isASCII else { return isControl }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned: true
    case .format: self != "\u{200D}"
    default: false
    }
  }

  fileprivate var visibleEscape: String.UnicodeScalarView {
    let escape =
      self == "\u{1B}" ? #"\e"# : #"\u{"# + String(value, radix: 16, uppercase: true) + "}"
    return escape.unicodeScalars
  }
}
