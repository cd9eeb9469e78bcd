/// The form of tags of languages, by BCP 47 (RFC 5646).
package enum LanguageTag {
  /// Returns whether a text has the form of a tag: parts of up to eight ASCII letters and digits,
  /// separated by hyphens, where the first part has only letters.
  ///
  /// It does not look up whether the language exists.
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // A single letter says what kind of tag follows, so a tag needs more than it.
    return parts[0].allSatisfy(isLetter) && (parts[0].count > 1 || parts.count > 1)
      && parts.allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
