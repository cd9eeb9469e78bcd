import Diptych

/// Returns untrusted text in quotes, on one line and without control characters, for error
/// messages.
///
/// Control characters, line and paragraph separators and invisible format characters, such as
/// bidirectional overrides, become `\u{...}`. The zero-width joiner of emoji sequences is kept.
/// Text of more than 200 scalars is shortened in the middle, because file names differ at both
/// ends.
package func quoted(_ text: String) -> String { "'\(visible(text))'" }

/// Returns the text of ``quoted(_:)`` without the quotes.
package func visible(_ text: String) -> String {
  let limit = 200
  let scalars = text.unicodeScalars
  var result = String.UnicodeScalarView()
  func append(_ part: some Sequence<Unicode.Scalar>) {
    for scalar in part {
      if scalar.isInvisible {
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
  }
  if scalars.count <= limit {
    append(scalars)
  } else {
    append(scalars.prefix(limit / 2))
    result.append("…")
    append(scalars.suffix(limit / 2))
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, changes the direction, or is invisible.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}

/// Returns a number with commas between groups of three digits.
package func grouped(_ number: Int) -> String { ValueFormat.number.text(number) }

/// Returns a number and a noun in the singular or the plural.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
