/// A set of the elements that have rules.
package struct ElementSet: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The elements that have rules, and those that may contain rules of an author.
  private static let names = """
    a abbr blockquote button code details dl fieldset figure hr input kbd link mark menu meter nav \
    ol pre progress samp select small style table textarea ul
    """.split(separator: " ")

  /// The sets of the elements, by their names.
  private static let sets = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { index, name in
      (String(name), ElementSet(rawValue: 1 << UInt64(index)))
    }
  )

  /// Creates the set of an element, which is empty if the element has no rules.
  init(_ name: String) { self = Self.sets[name] ?? [] }

  /// Creates the set of all elements whose start tags may be in markup.
  init(in markup: Slice<UnsafeBufferPointer<UInt8>>) {
    self = []
    var found: Set<[UInt8]> = []
    var rest = markup
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let name = rest.prefix { !$0.isMarkupSpace && !"/><".utf8.contains($0) }
      if !name.isEmpty, found.insert(Array(name)).inserted {
        formUnion(ElementSet(String(decoding: name, as: UTF8.self).lowercased()))
      }
    }
  }
}
