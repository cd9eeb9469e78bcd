/// A view or a modifier of the kit that has its own page in the gallery.
package struct CatalogEntry: Sendable {
  /// The name of the view in code, or a short title.
  package let title: String
  /// A sentence that describes the entry.
  package let summary: String
  let components: [Component]
  /// The picture on the card of the entry, or nil to show one of its states.
  private let ownCard: CardPicture?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The name of the view in code, or a short title.
  ///   - summary: A sentence that describes the entry.
  ///   - card: The picture on the card of the entry, or nil to show the first state that fits on
  ///     the card.
  ///   - components: The components on the page of the entry.
  init(
    _ title: String,
    _ summary: String,
    card: CardPicture? = nil,
    _ components: [Component]
  ) {
    self.title = title
    self.summary = summary
    self.components = components
    ownCard = card
  }

  /// The content of the card, which is the entry's own picture, or else the first state that fits
  /// on the card.
  package var card: CardPicture? {
    ownCard
      ?? components.lazy.flatMap(\.states).map { CardPicture(of: $0) }.first(where: \.isWhole)
  }

  /// The name of the page in lower-case words with hyphens, such as `async-value-view`.
  package var name: String {
    var result = ""
    var previous: Character = "-"
    for character in title {
      if character.isUppercase && previous.isLowercase { result.append("-") }
      result.append(character == " " ? "-" : Character(character.lowercased()))
      previous = character
    }
    return result
  }

  /// The number of states of all components.
  package var stateCount: Int { components.reduce(0) { $0 + $1.states.count } }
}
