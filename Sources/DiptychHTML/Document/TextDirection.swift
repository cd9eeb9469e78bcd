/// The direction of a written language.
@usableFromInline
package enum TextDirection {
  /// The languages that are written from right to left, unless their tag contains another script.
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "nqo", "prs", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
  private static let scripts: Set<Substring> = [
    "adlm", "arab", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Returns the attributes of a document with the direction of its language, unless they have a
  /// `dir`.
  @usableFromInline
  static func completed(
    _ attributes: [HTML.Attribute<HTML.AnyTag>],
    _ language: String
  ) -> [HTML.Attribute<HTML.AnyTag>] {
    guard isRightToLeft(language), !attributes.contains(where: { $0.name.description == "dir" })
    else { return attributes }
    return attributes + [.dir("rtl")]
  }

  /// Returns whether the language of a BCP 47 tag is written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.lowercased().split(separator: "-")
    // A script has four letters, and comes directly after the language.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script)
    }
    return parts.first.map(languages.contains) ?? false
  }
}
