// White space, letters and texts of HTML.

extension UInt8 {
  /// Whether the byte is white space of HTML: a space, a tab, a line break or a form feed.
  ///
  /// Infra Standard, 4.5: ASCII whitespace.
  package var isMarkupSpace: Bool { self == 0x20 || 0x9...0xA ~= self || 0xC...0xD ~= self }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// The ASCII letter in lower case.
  package var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}

extension [UInt8] {
  /// Returns the name in a range, in lower case.
  func name(in range: Range<Int>) -> String {
    String(decoding: self[range].lazy.map(\.lowercased), as: UTF8.self)
  }

  /// Returns whether a range contains a name, and ignores the case of letters.
  func hasName(_ name: String, in range: Range<Int>) -> Bool {
    let name = name.utf8
    guard name.count == range.count else { return false }
    var index = range.lowerBound
    for byte in name {
      if self[index].lowercased != byte { return false }
      index += 1
    }
    return true
  }

  /// Returns whether two ranges contain the same name, and ignores the case of letters.
  func haveSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { self[$0].lowercased == self[$1].lowercased }
  }
}
