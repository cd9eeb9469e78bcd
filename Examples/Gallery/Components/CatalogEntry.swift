/// A view or a modifier of the kit, which has a page of its own.
struct CatalogEntry: Sendable {
  /// The name of the view as in code, or a few words.
  let title: String
  /// A sentence.
  let summary: String
  let components: [Component]
  /// What its card shows, or nil for a state of its components.
  let card: ComponentState?

  init(
    _ title: String,
    _ summary: String,
    card: ComponentState? = nil,
    _ components: [Component]
  ) {
    self.title = title
    self.summary = summary
    self.components = components
    self.card = card
  }

  /// The name of the page in lower-case words with hyphens: `async-value-view`.
  var name: String {
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
  var stateCount: Int { components.reduce(0) { $0 + $1.states.count } }
}
