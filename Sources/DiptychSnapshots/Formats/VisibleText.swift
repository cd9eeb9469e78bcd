/// Text whose control characters can be seen.
///
/// A control character in a stored picture would act on the terminal of whoever reviews it, and
/// stay unseen in a diff.
public enum VisibleText {
  /// Writes control characters as escapes, reversibly.
  ///
  /// An escape character becomes `\e`, a backslash `\\`, and each other control character of the
  /// C0 and C1 sets, delete included, its code as in `\u{D}`. A newline stays a newline.
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

  /// Reads what ``escape(_:)`` wrote.
  ///
  /// - Returns: The text, or `nil` if a backslash begins no escape.
  /// - Complexity: O(*n*) in the length of the text.
  public static func unescape(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "e": result.append("\u{1B}")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        result.append(scalar)
        rest = rest[end...].dropFirst()
      default: return nil
      }
    }
    return String(result)
  }

  /// Shows one line as a diff does, for reading alone.
  ///
  /// Beside control characters it shows those that change what is seen without being seen, such as
  /// a change of direction or a soft hyphen, and blanks at the end as `·`. Backslashes stay single.
  static func display(line: String, asciiOnly: Bool = false) -> String {
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
  /// Whether this is a C0 or C1 control character, or delete.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Whether a reader would miss this character; emoji sequences keep their joiners.
  fileprivate var isUnseen: Bool {
    guard !isASCII else { return isControl }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
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
