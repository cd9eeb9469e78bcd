public import DiptychViews

/// Attributes that a modifier gave, and that wait for an element to take them.
@usableFromInline
struct PendingAttributes: AttributeSink {
  struct Item {
    let name: String
    /// Nil where the presence of the name means true.
    var value: String?
    var isURL = false
  }

  private(set) var items: [Item] = []

  @usableFromInline
  init() {}

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func append(_ other: PendingAttributes) { items += other.items }

  mutating func truncate(to count: Int) { items.removeLast(max(items.count - count, 0)) }

  @usableFromInline
  mutating func attribute(_ name: StaticString, _ value: String) {
    items.append(Item(name: "\(name)", value: value))
  }

  @usableFromInline
  mutating func attribute(_ name: StaticString, _ value: String, as kind: AttributeKind) {
    switch kind {
    case .text: attribute(name, value)
    case .url: items.append(Item(name: "\(name)", value: value, isURL: true))
    case .boolean: items.append(Item(name: "\(name)", value: nil))
    case .keyed: keyedAttribute(name, value)
    }
  }

  @usableFromInline
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    items.append(Item(name: "\(prefix)\(key)", value: String(value)))
  }

  /// The items with one of each name: classes joined from the inside out, and of everything else
  /// the outermost, which comes first.
  func merged(withClass own: String?) -> [Item] {
    var classes = own.map { [$0] } ?? []
    classes += items.reversed().filter { $0.name == "class" }.compactMap(\.value)
    var seen: Set<String> = ["class"]
    let others = items.filter { seen.insert($0.name).inserted }
    guard !classes.isEmpty else { return others }
    return [Item(name: "class", value: classes.joined(separator: " "))] + others
  }
}
