/// Returns a text as one word of a shell: as it is, or in single quotes.
///
/// - Complexity: O(*n*) in the length of the text.
package func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-_./:=,@%+".unicodeScalars.contains(scalar)
  }
  if isPlain, !text.isEmpty { return text }
  return "'" + text.replacing("'", with: "'\\''") + "'"
}
