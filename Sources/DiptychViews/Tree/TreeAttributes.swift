/// The attributes of a line of the tree, merged as HTML merges those of an element.
struct TreeAttributes {
  private typealias Item = (name: String, value: String)

  /// Those of the element itself.
  private var own: [Item] = []
  /// Those that modifiers gave, the outermost first.
  private var waiting: [Item] = []

  /// Adds an attribute; further classes are joined with those that are there.
  mutating func add(_ name: String, _ value: String) {
    if name == "class", let index = own.firstIndex(where: { $0.name == "class" }) {
      own[index].value += " \(value)"
    } else {
      own.append((name, value))
    }
  }

  /// What was added since the last time is of a modifier, and waits for an element.
  mutating func wait() {
    waiting += own
    own = []
  }

  /// One of each name: classes joined from the inside out, and of everything else the outermost.
  ///
  /// Those that waited follow the others, the classes first.
  var merged: [(name: String, value: String)] {
    guard !waiting.isEmpty else { return own }
    let classes = (own + waiting.reversed()).filter { $0.name == "class" }.map(\.value)
    var seen: Set<String> = ["class"]
    let others = waiting.filter { seen.insert($0.name).inserted }
    let joined = classes.isEmpty ? [] : [("class", classes.joined(separator: " "))]
    return own.filter { !seen.contains($0.name) } + joined + others
  }
}
