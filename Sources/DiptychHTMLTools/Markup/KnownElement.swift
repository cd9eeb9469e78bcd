/// The kinds of elements that have rules of their own.
///
/// All other elements are of the kind `other`.
package enum ElementKind: UInt8, CaseIterable, Sendable {
  case other
  case a, address, area, audio, base, body, br, button, col, colgroup, dd, details, dialog, div, dt
  case fieldset, foreignobject, form, h1, h2, h3, h4, h5, h6, head, html, img, input, label, legend,
    li
  case link, main, meta, nav, object, optgroup, option, p, rp, rt, script, select, style, summary
  case svg, table, tbody, td, template, textarea, tfoot, th, thead, tr
}

/// The facts about an element that follow from its name.
///
/// They are looked up once, when the tag is read.
package struct KnownElement: Sendable {
  package fileprivate(set) var traits: ElementTraits = []
  /// The index of the name in the table; 0 for an unknown one.
  fileprivate(set) var index: UInt16 = 0
  package fileprivate(set) var kind = ElementKind.other

  static let unknown = KnownElement()

  var isKnown: Bool { index != 0 }

  /// The name; empty for an unknown element.
  var name: String { ElementTable.shared.names[Int(index)] }

  /// Returns the element of a kind.
  static func of(_ kind: ElementKind) -> KnownElement {
    ElementTable.shared.kinds[Int(kind.rawValue)]
  }
}

/// The elements with traits or a kind, by their names.
///
/// Each tag of a page is looked up here, so the lookup must be fast. For this reason, the key is a
/// number that consists of the last eight bytes of the name.
struct ElementTable: Sendable {
  static let shared = ElementTable()

  private struct Slot {
    var key: UInt64 = 0
    /// The number of bytes of the name; 0 in a free slot.
    var count = 0
    var element = KnownElement.unknown
  }

  /// The names of the elements, by index.
  fileprivate private(set) var names = [""]
  /// The elements, each at the hash of its key or in the next free slot.
  private var slots = Array(repeating: Slot(), count: 512)
  /// The elements by their kinds.
  fileprivate private(set) var kinds: [KnownElement] = []

  private init() {
    for group in ElementTraits.names {
      for name in "\(group.names)".split(separator: " ") {
        slots[slot(of: String(name))].element.traits.insert(group.traits)
      }
    }
    for kind in ElementKind.allCases {
      let slot = kind == .other ? nil : slot(of: "\(kind)")
      if let slot { slots[slot].element.kind = kind }
      kinds.append(slot.map { slots[$0].element } ?? .unknown)
    }
  }

  /// Returns the slot of a name.
  ///
  /// A new name is added.
  private mutating func slot(of name: String) -> Int {
    let key = name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    var slot = Self.slot(of: key)
    while slots[slot].count != 0 {
      if names[Int(slots[slot].element.index)] == name { return slot }
      slot = (slot + 1) & 511
    }
    let element = KnownElement(index: UInt16(names.count))
    names.append(name)
    slots[slot] = Slot(key: key, count: name.utf8.count, element: element)
    return slot
  }

  /// Returns the element with a name.
  ///
  /// - Parameters:
  ///   - key: The last eight bytes of the name, in lower case.
  ///   - name: The range of the name in the bytes.
  ///   - bytes: The bytes of the markup.
  /// - Returns: The element, or ``KnownElement/unknown``.
  func element(_ key: UInt64, named name: Range<Int>, in bytes: [UInt8]) -> KnownElement {
    var slot = Self.slot(of: key)
    while slots[slot].count != 0 {
      if slots[slot].key == key, slots[slot].count == name.count {
        let element = slots[slot].element
        return name.count <= 8 || bytes.hasName(element.name, in: name) ? element : .unknown
      }
      slot = (slot + 1) & 511
    }
    return .unknown
  }

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
