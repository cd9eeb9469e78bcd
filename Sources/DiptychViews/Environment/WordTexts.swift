/// The words that a program has set, by the names of their properties.
///
/// All other words are English.
///
/// A stored property would add about 1 kB of code to each program for each word, to copy, compare
/// and hash the word.
@usableFromInline
struct WordTexts: Equatable, Sendable {
  private var changed: [String: [String]] = [:]

  /// The word of a property, or its English default.
  ///
  /// The default argument of `name` is the name of the calling property.
  @usableFromInline
  subscript(english: String, name: String = #function) -> String {
    changed.isEmpty ? english : changed[name]?[0] ?? english
  }

  /// The words of a property that is an array.
  @usableFromInline
  subscript(english: [String], name: String = #function) -> [String] {
    changed.isEmpty ? english : changed[name] ?? english
  }

  /// Sets the word of a property.
  ///
  /// The default argument of `name` is the name of the calling property.
  @usableFromInline
  mutating func change(to text: String, name: String = #function) { changed[name] = [text] }

  /// Sets the words of a property that is an array.
  @usableFromInline
  mutating func change(to texts: [String], name: String = #function) { changed[name] = texts }
}
