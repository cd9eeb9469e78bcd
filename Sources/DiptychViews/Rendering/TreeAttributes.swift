/// The attributes of a line of the tree, merged like the attributes of an HTML element.
struct TreeAttributes {
  private typealias Item = (name: String, value: String)

  /// The attributes of the element itself.
  private var own: [Item] = []
  /// The attributes set by modifiers, the outermost first.
  private var waiting: [Item] = []

  /// Adds an attribute; a further class is appended to the existing ones.
  mutating func add(_ name: String, _ value: String) {
    if name == "class", let index = own.firstIndex(where: { $0.name == "class" }) {
      own[index].value += " \(value)"
    } else {
      own.append((name, value))
    }
  }

  /// Moves the attributes that were added so far, which a modifier sets, to the attributes that
  /// wait for an element.
  mutating func wait() {
    waiting += own
    own = []
  }

  /// The attributes, one of each name.
  ///
  /// Classes are joined from the innermost modifier to the outermost one. For any other name, the
  /// outermost attribute counts.
  ///
  /// Attributes set by modifiers follow the element's own, the classes first.
  var merged: [(name: String, value: String)] {
    guard !waiting.isEmpty else { return own }
    let classes = (own + waiting.reversed()).filter { $0.name == "class" }.map(\.value)
    var seen: Set<String> = ["class"]
    let others = waiting.filter { seen.insert($0.name).inserted }
    let joined = classes.isEmpty ? [] : [("class", classes.joined(separator: " "))]
    return own.filter { !seen.contains($0.name) } + joined + others
  }
}
