import DiptychHTML

// Letters and names of HTML.

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
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
