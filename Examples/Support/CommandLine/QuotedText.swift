/// A piece of foreign text for an error message: in quotes, on one line, harmless in a terminal.
///
/// Control characters, invisible format characters (among them the bidirectional overrides), line
/// and paragraph separators appear as `\u{...}`. Only the joiner of emoji sequences stays. Text of
/// more than 200 scalars keeps its beginning and its end, where file names differ.
package func quoted(_ text: String) -> String {
  "'\(visible(text))'"
}

/// The text of ``quoted(_:)`` without the quotes.
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
  /// Whether the scalar moves the cursor, changes the direction, or can't be seen.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
