/// A set of the elements that have rules.
package struct ElementSet: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The elements that have rules, and those that may contain rules of an author.
  private static let names = """
    a abbr blockquote button code details dl fieldset figure hr input kbd link mark menu meter nav \
    ol pre progress samp select small style table textarea ul
    """.split(separator: " ")

  /// An element with rules, and the set that contains only this element.
  private struct Entry {
    let name: [UInt8]
    let set: ElementSet
  }

  /// The elements by their first letters, because each tag of a page is looked up.
  private static let entries: [[Entry]] = {
    var entries = [[Entry]](repeating: [], count: 26)
    for (index, name) in names.enumerated() {
      let name = Array(name.utf8)
      let set = ElementSet(rawValue: 1 << UInt64(index))
      entries[Int(name[0] - UInt8(ascii: "a"))].append(Entry(name: name, set: set))
    }
    return entries
  }()

  /// Creates the set of an element, which is empty if the element has no rules.
  init(_ name: some StringProtocol) {
    var name = String(name)
    self = name.withUTF8(Self.set)
  }

  /// Returns the set of an element.
  private static func set(of name: UnsafeBufferPointer<UInt8>) -> ElementSet {
    guard let first = name.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return [] }
    for entry in entries[Int(first - UInt8(ascii: "a"))]
    where entry.name.count == name.count && entry.name.elementsEqual(name) { return entry.set }
    return []
  }

  /// Inserts an element.
  mutating func insert(_ name: StaticString) {
    formUnion(
      Self.set(of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    )
  }

  /// Creates the set of all elements whose start tags may be in markup.
  init(in markup: String) {
    self = []
    var rest = markup.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      let name = rest.prefix { !$0.isMarkupSpace && !"/><".utf8.contains($0) }
      formUnion(ElementSet(String(Substring(name)).lowercased()))
    }
  }
}
