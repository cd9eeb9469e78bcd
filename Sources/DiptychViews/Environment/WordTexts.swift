/// The words that a program has set, by the names of their properties; all others are English.
///
/// With a stored property for each word, a program would link about 1 kB of code a word, which
/// copies, compares and hashes it.
@usableFromInline
struct WordTexts: Equatable, Sendable {
  private var changed: [String: [String]] = [:]

  /// The word of a property, whose name is the default of `name`.
  @usableFromInline
  subscript(english: String, name: String = #function) -> String {
    changed.isEmpty ? english : changed[name]?[0] ?? english
  }

  /// The words of a property that holds several.
  @usableFromInline
  subscript(english: [String], name: String = #function) -> [String] {
    changed.isEmpty ? english : changed[name] ?? english
  }

  /// Sets the word of a property, whose name is the default of `name`.
  @usableFromInline
  mutating func change(to text: String, name: String = #function) { changed[name] = [text] }

  /// Sets the words of a property that holds several.
  @usableFromInline
  mutating func change(to texts: [String], name: String = #function) { changed[name] = texts }
}
