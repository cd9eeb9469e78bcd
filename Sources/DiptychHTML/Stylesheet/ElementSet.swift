/// A set of elements, as bits at the hash values of their names.
///
/// Elements with rules, and elements of nearly every page, have different bits. Any other element
/// may have the bit of an element with rules, so its page may contain rules that it does not need.
package struct ElementSet: OptionSet, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the set of an element.
  init(_ name: some StringProtocol) {
    let bits = name.utf8.prefix(8).enumerated().reduce(0 as UInt64) { bits, byte in
      bits | UInt64(byte.element) &<< UInt64(8 * byte.offset)
    }
    rawValue = PackedName.mask(of: bits)
  }

  /// Creates the set of all elements whose start tags may be in markup.
  init(in markup: String) {
    self = []
    var rest = markup.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      let name = rest.prefix(while: Self.isNameByte)
      if let first = name.first, first > UInt8(ascii: "9") {
        formUnion(ElementSet(String(Substring(name)).lowercased()))
      }
    }
  }

  /// Whether a byte is a letter, a digit or a hyphen.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension PackedName {
  /// The bit of the name in an ``ElementSet``.
  ///
  /// The compiler computes the bit from a literal, so that a tag records its element in two
  /// instructions.
  @inlinable
  @inline(__always)
  var mask: UInt64 { Self.mask(of: bits & 0x00FF_FFFF_FFFF_FFFF) }

  /// Returns the bit of a name whose first eight bytes are given.
  ///
  /// The factor was found by a search among random odd numbers. `ElementSetTests` lists the names
  /// that must have different bits. If another element gets rules, the factor may have to change.
  @inlinable
  @inline(__always)
  static func mask(of bits: UInt64) -> UInt64 { 1 &<< ((bits &* 0xD700_B919_9102_7C33) &>> 58) }
}
