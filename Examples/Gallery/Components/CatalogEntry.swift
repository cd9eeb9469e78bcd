/// A view or a modifier of the kit, which has a page of its own.
package struct CatalogEntry: Sendable {
  /// The name of the view as in code, or a few words.
  package let title: String
  /// A sentence.
  package let summary: String
  let components: [Component]
  /// The picture on its card, or nil for one of its states.
  private let ownCard: CardPicture?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The name of the view as in code, or a few words.
  ///   - summary: A sentence.
  ///   - card: The content of its card, or nil for the first state that fits into a card.
  ///   - components: The components on its page.
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

  /// The content of its card: a picture of its own, or the first state that fits into a card.
  package var card: CardPicture? {
    ownCard
      ?? components.lazy.flatMap(\.states).map { CardPicture(of: $0) }.first(where: \.isWhole)
  }

  /// The name of the page in lower-case words with hyphens: `async-value-view`.
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
