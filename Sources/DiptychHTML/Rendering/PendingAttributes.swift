public import DiptychViews

/// The attributes that modifiers have set for the next element.
@usableFromInline
struct PendingAttributes: _AttributeSink {
  struct Item {
    let name: String
    let value: String
    /// The kind of the value.
    ///
    /// A keyed item is only reported, but never written, see ``HTMLWriter/reportRefused``.
    var kind = _AttributeKind.text

    /// Whether the item is an invalid id.
    var isInvalidID: Bool { kind == .absent && name == "id" }
  }

  private(set) var items: [Item] = []

  @usableFromInline
  init() {}

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  /// An upper bound of the size of the attributes in a tag, in bytes.
  var maxBytes: Int { items.reduce(0) { $0 + $1.name.utf8.count + 8 * $1.value.utf8.count + 16 } }

  /// Whether the attributes belong to a message that something is loading.
  var isBusy: Bool { items.contains { $0.name == "aria-busy" && $0.value == "true" } }

  mutating func append(_ other: PendingAttributes) { items += other.items }

  mutating func truncate(to count: Int) {
    while items.count > count { items.removeLast() }
  }

  @usableFromInline
  mutating func attribute(_ name: StaticString, _ value: String) {
    items.append(Item(name: name.description, value: value))
  }

  @usableFromInline
  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    switch kind {
    case .absent where name.description != "id": break
    case .keyed where value.utf8.contains(UInt8(ascii: "=")): keyedAttribute(name, value)
    case .refresh:
      attribute("http-equiv", "refresh")
      fallthrough
    default: items.append(Item(name: name.description, value: value, kind: kind))
    }
  }

  @usableFromInline
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    let name = prefix.description
    let isURL = name == "data-" && OpenAttributeName.isURL(dataKey: key)
    items.append(Item(name: name + key, value: String(value), kind: isURL ? .url : .text))
  }

  /// Removes the invalid ids, which no element gets, and returns them.
  mutating func removeInvalidIDs() -> [String] {
    guard items.contains(where: \.isInvalidID) else { return [] }
    defer { items = items.filter { !$0.isInvalidID } }
    return items.filter(\.isInvalidID).map(\.value)
  }

  mutating func drop(_ names: Set<String>) { items.removeAll { names.contains($0.name) } }

  /// Removes the attributes that redaction hides.
  mutating func redact() {
    items = items.filter { item in
      item.kind == .keyed || item.value.isEmpty || RedactedAttributes.keeps(item.name)
    }
  }

  /// Removes each `type` that would turn a script that is a data block into code.
  mutating func refuseScriptTypes() {
    for (index, item) in items.enumerated()
    where item.name == "type" && item.kind != .keyed && !ScriptType(item.value).takesJSON {
      let refusal = ScriptType.refusal(of: item.value)
      items[index] = Item(name: "type", value: refusal, kind: .keyed)
    }
  }

  /// Returns the items with one of each name.
  ///
  /// Classes are joined from the innermost to the outermost. For any other name, only the outermost
  /// item, which comes first, is kept.
  func merged(withClass own: String?) -> [Item] {
    var classes = own.map { [$0] } ?? []
    classes += items.reversed().filter { $0.name == "class" }.map(\.value)
    var seen: Set<String> = ["class"]
    let others = items.filter { $0.kind == .keyed || seen.insert($0.name).inserted }
    guard !classes.isEmpty else { return others }
    return [Item(name: "class", value: classes.joined(separator: " "))] + others
  }
}

/// The state around content with attributes, which is restored after the content.
@usableFromInline
struct PendingScope {
  /// The number of pending attributes.
  let count: Int
  /// Whether the content is in an element that announces that it is loading.
  let isAnnounced: Bool
}
