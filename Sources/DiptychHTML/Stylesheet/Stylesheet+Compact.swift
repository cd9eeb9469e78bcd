extension Stylesheet {
  /// Returns rules without spaces and zeros that only people need.
  ///
  /// Strings and comments stay unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the rules.
  package static func compact(_ css: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(css.utf8.count)
    var rest = css.utf8[...]
    while let byte = rest.first {
      if let end = endOfQuotation(in: rest) {
        bytes += rest[..<end]
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      switch byte {
      case UInt8(ascii: " "):
        let isNeeded = !endsParts(bytes.last) && !(rest.first.map(startsPart) ?? false)
        if isNeeded { bytes.append(byte) }
      case UInt8(ascii: "0") where rest.first == UInt8(ascii: ".") && !isDigit(bytes.last):
        // A number may begin with a decimal point.
        break
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the end of the string or the comment at the beginning, or nil if the text begins with
  /// neither.
  private static func endOfQuotation(in css: String.UTF8View.SubSequence) -> String.Index? {
    if css.starts(with: "/*".utf8) {
      var rest = css.dropFirst(2)
      while !rest.isEmpty && !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
      return rest.dropFirst(2).startIndex
    }
    guard let quote = css.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    var rest = css.dropFirst()
    while let byte = rest.first, byte != quote {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    return rest.dropFirst().startIndex
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Whether no space is needed after a byte.
  private static func endsParts(_ byte: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: ","), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether no space is needed before a byte.
  private static func startsPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ">"): true
    default: false
    }
  }
}
