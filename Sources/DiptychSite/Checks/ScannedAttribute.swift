/// An attribute that a ``PageScan`` reads.
enum ScannedAttribute: Int, CaseIterable {
  // The addresses, in the order of their references.
  case href, src, poster, data, action, formaction, cite
  case id, alt, ariaHidden, ariaLabel, ariaLabelledby, `for`, hidden, open, popover, rel, role
  case scope, style, title, type, value

  /// Returns the attribute with a name, in letters of any case; nil for others.
  ///
  /// - Parameters:
  ///   - name: The place of the name.
  ///   - key: The number of its last 8 bytes, as small letters.
  ///   - bytes: The bytes of the page.
  /// - Returns: The attribute.
  static func named(_ name: Range<Int>, _ key: UInt64, in bytes: [UInt8]) -> ScannedAttribute? {
    guard let attribute = attributes[key] else { return nil }
    guard name.count > 8 else { return attribute }
    return bytes[name].lazy.map { $0 | 0x20 }.elementsEqual(attribute.name.utf8) ? attribute : nil
  }

  private var name: String {
    switch self {
    case .ariaHidden: "aria-hidden"
    case .ariaLabel: "aria-label"
    case .ariaLabelledby: "aria-labelledby"
    default: "\(self)"
    }
  }

  /// The attributes by the last 8 bytes of their names.
  private static let attributes: NameTable<ScannedAttribute> = {
    var attributes = NameTable<ScannedAttribute>()
    for attribute in allCases { attributes[ScannedElement.key(attribute.name)] = attribute }
    return attributes
  }()

  /// The attributes of one element that were found, with the places of their values.
  struct Values {
    private var found: UInt32 = 0
    private var ranges = Array(repeating: 0..<0, count: ScannedAttribute.allCases.count)

    var isEmpty: Bool { found == 0 }

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
