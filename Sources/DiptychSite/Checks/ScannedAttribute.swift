/// An attribute that a ``PageScan`` reads.
enum ScannedAttribute: Int, CaseIterable {
  // The addresses, in the order of their references.
  case href, src, poster, data, action, formaction, cite
  case id, alt, ariaHidden, ariaLabel, ariaLabelledby, `for`, hidden, open, popover, rel, role
  case scope, style, title, type, value

  /// Returns the attribute with a name, in letters of any case; nil for others.
  static func named(_ name: ArraySlice<UInt8>) -> ScannedAttribute? {
    guard (2...15).contains(name.count), let first = name.first else { return nil }
    for (letters, attribute) in names[Int(first & 31)] {
      guard letters.count == name.count else { continue }
      if zip(letters, name).allSatisfy({ $0 == $1 | 0x20 }) { return attribute }
    }
    return nil
  }

  /// The names by the last five bits of their first letter.
  private static let names: [[(letters: [UInt8], attribute: ScannedAttribute)]] = {
    var names = Array(repeating: [([UInt8], ScannedAttribute)](), count: 32)
    for attribute in allCases {
      let name =
        switch attribute {
        case .ariaHidden: "aria-hidden"
        case .ariaLabel: "aria-label"
        case .ariaLabelledby: "aria-labelledby"
        default: "\(attribute)"
        }
      let letters = Array(name.utf8)
      names[Int(letters[0] & 31)].append((letters, attribute))
    }
    return names
  }()

  /// The attributes of one element that were found, with the places of their values.
  struct Values {
    private var found: UInt32 = 0
    private var ranges = Array(repeating: 0..<0, count: ScannedAttribute.allCases.count)

    /// Whether the element has an address or an id.
    var hasReferenceOrID: Bool { found & 0xFF != 0 }

    mutating func removeAll() { found = 0 }

    /// Returns the place of a value; nil without the attribute.
    subscript(_ attribute: ScannedAttribute) -> Range<Int>? {
      found & 1 << attribute.rawValue == 0 ? nil : ranges[attribute.rawValue]
    }

    func has(_ attribute: ScannedAttribute) -> Bool { found & 1 << attribute.rawValue != 0 }

    /// Adds an attribute; returns whether it was not there.
    mutating func insert(_ attribute: ScannedAttribute, _ range: Range<Int>) -> Bool {
      defer { found |= 1 << attribute.rawValue }
      ranges[attribute.rawValue] = range
      return !has(attribute)
    }
  }
}
