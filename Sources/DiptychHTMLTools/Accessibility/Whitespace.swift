/// Returns a text with collapsed white space, and without soft hyphens and zero-width spaces.
///
/// White space at the ends is removed, and other white space becomes one space.
func collapsed(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var hasSpace = false
  for scalar in text.unicodeScalars where scalar != "\u{AD}" && scalar != "\u{200B}" {
    if isSpace(scalar) {
      hasSpace = true
    } else {
      if hasSpace, !result.isEmpty { result.append(" ") }
      hasSpace = false
      result.append(scalar)
    }
  }
  return String(result)
}

/// Returns whether a scalar is white space in JavaScript.
func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  guard !scalar.isASCII else { return scalar == " " || 0x9...0xD ~= scalar.value }
  return scalar.properties.isWhitespace && scalar != "\u{85}" || scalar == "\u{FEFF}"
}
