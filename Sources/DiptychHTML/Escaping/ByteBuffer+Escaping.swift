import DiptychViews

// Escaping, eight or 16 bytes at a time. EscapingContext.swift states the rules.

extension ByteBuffer {
  /// Appends text content: `&`, `<` and `>` escaped.
  @inline(never)
  mutating func append(text string: String) {
    append(escaping: string, in: .text)
  }

  /// Appends the value of an attribute, between double quotes: `&`, `<` and `"` escaped.
  @inline(never)
  mutating func append(attributeValue string: String) {
    append(escaping: string, in: .attribute)
  }

  /// Appends a URL as the value of an attribute.
  ///
  /// A URL whose scheme is not allowed becomes `about:invalid`, see `Destination`.
  @inline(never)
  mutating func append(url string: String) {
    if let small = SmallString(string), small.isRelative, append(small, in: .url) { return }
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      if Destination.isAllowed(bytes) {
        append(escaping: bytes.withoutSpaceAround, in: .url)
      } else {
        append(Destination.invalid)
      }
    }
    if isWritten != nil { return }
    var string = string
    string.makeContiguousUTF8()
    append(url: string)
  }

  @inline(__always)
  private mutating func append(escaping string: String, in context: EscapingContext) {
    if let string = SmallString(string), append(string, in: context) { return }
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable {
      append(escaping: $0, in: context)
    }
    if isWritten != nil { return }
    var string = string
    string.withUTF8 { append(escaping: $0, in: context) }
  }

  /// Appends a text, copied and tested in one pass: bytes are stored and then tested, and the end of
  /// the buffer moves only past those that need no escape.
  @inline(__always)
  private mutating func append(
    escaping bytes: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
    let length = bytes.count
    reserve(length &+ 8)
    var i = 0
    while true {
      var word: UInt64 = 0
      var size = 8
      var found: UInt64 = 0
      while i &+ 16 <= length {
        let bytes = (start + i).loadUnaligned(as: SIMD16<UInt8>.self)
        (base + count).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
        if context.hasSpecials(in: bytes) { break }
        i &+= 16
        count &+= 16
      }
      while i &+ 8 <= length {
        word = UInt64(littleEndian: (start + i).loadUnaligned(as: UInt64.self))
        (base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        found = context.specials(in: word)
        if found != 0 { break }
        i &+= 8
        count &+= 8
      }
      if found == 0 {
        size = length &- i
        if size == 0 { return }
        word = Self.tail(of: start, length: length, left: size)
        (base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        found = context.specials(in: word) & ((1 &<< UInt64(8 &* size)) &- 1)
        if _fastPath(found == 0) {
          count &+= size
          return
        }
      }
      i &+= append(word, size, escaping: found, at: i, of: bytes, in: context)
    }
  }

  /// Appends the bytes of a word, of which a test has found some, up to the first that is neither
  /// markup nor printable; that one is appended too, with the rest of the sequence that it starts.
  ///
  /// - Returns: The number of bytes read. There is room for the rest of the text and a word.
  @inline(__always)
  private mutating func append(
    _ word: UInt64,
    _ size: Int,
    escaping found: UInt64,
    at index: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) -> Int {
    // A byte becomes at most six bytes, and a word is stored behind the last one.
    reserve(bytes.count &- index &+ 48)
    (base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    var found = found
    var growth = 0
    while found != 0 {
      let offset = found.trailingZeroBitCount &>> 3
      found &= found &- 1
      let rest = word &>> UInt64(8 &* offset)
      let byte = UInt8(truncatingIfNeeded: rest)
      guard context.isMarkup(byte) else {
        if !context.isURL && byte >= 0x20 && byte < 0x7F { continue }
        count &+= offset &+ growth
        return offset &+ appendSpecial(at: index &+ offset, of: bytes, in: context)
      }
      let reference = CharacterReference(to: byte)
      let place = base + (count &+ offset &+ growth)
      place.storeBytes(of: reference.bits.littleEndian, as: UInt64.self)
      (place + reference.count).storeBytes(of: (rest &>> 8).littleEndian, as: UInt64.self)
      growth &+= reference.count &- 1
    }
    count &+= size &+ growth
    return size
  }

  /// Returns the last bytes of a text, fewer than eight, as a word whose lowest byte is the first.
  ///
  /// Reads no byte outside of the text.
  @inline(__always)
  private static func tail(of start: UnsafeRawPointer, length: Int, left: Int) -> UInt64 {
    func load<T: FixedWidthInteger>(_ offset: Int, as type: T.Type) -> UInt64 {
      UInt64(truncatingIfNeeded: T(littleEndian: (start + offset).loadUnaligned(as: type)))
    }
    func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }
    let word: UInt64
    if length >= 8 {
      word = load(length &- 8, as: UInt64.self) &>> bits(8 &- left)
    } else if length >= 4 {
      // Two loads that overlap, as in the next branch.
      let high = load(length &- 4, as: UInt32.self) &<< bits(length &- 4)
      word = (load(0, as: UInt32.self) | high) &>> bits(length &- left)
    } else if length >= 2 {
      let high = load(length &- 2, as: UInt16.self) &<< bits(length &- 2)
      word = (load(0, as: UInt16.self) | high) &>> bits(length &- left)
    } else {
      word = load(0, as: UInt8.self)
    }
    return word
  }

  // MARK: Single bytes

  /// Appends a byte that is not markup, or the sequence that it starts, escaped if need be.
  ///
  /// - Returns: The number of bytes read. There is room for the rest of the text and a word.
  @inline(never)
  private mutating func appendSpecial(
    at offset: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) -> Int {
    let byte = bytes[offset]
    let left = bytes.count &- offset
    guard byte >= 0x20 && byte < 0x7F else {
      let pointer = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped) + offset
      return appendScalar(at: pointer, left: left, in: context)
    }
    if context.isURL { return appendDelimiter(at: offset, of: bytes, in: context) }
    store(byte)
    return 1
  }

  /// Appends a printable byte of a URL, in percent-encoding unless it may stand for itself; or all
  /// of what it starts: the fragment, or the IP address of a host in brackets.
  ///
  /// - Returns: The number of bytes read. There is room for the rest of the URL and a word.
  private mutating func appendDelimiter(
    at offset: Int,
    of url: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) -> Int {
    switch url[offset] {
    case UInt8(ascii: "#") where context == .url:
      store(UInt8(ascii: "#"))
      append(escaping: UnsafeBufferPointer(rebasing: url[(offset + 1)...]), in: .fragment)
      return url.count &- offset
    case UInt8(ascii: "[") where context == .url && url.isHost(at: offset):
      let end = url[offset...].firstIndex(of: UInt8(ascii: "]")) ?? offset
      for byte in url[offset...end] { store(byte) }
      return end &- offset &+ 1
    case UInt8(ascii: "%") where url[(offset + 1)...].prefix(2).count { $0.isHexDigit } == 2:
      store(UInt8(ascii: "%"))
    case 0x20, 0x22, 0x23, 0x25, 0x3C, 0x3E, 0x5B...0x5E, 0x60, 0x7B...0x7D:
      reserve(url.count &- offset &+ 16)
      store(percentEncoding: url[offset])
    default: store(url[offset])
    }
    return 1
  }

  /// Appends a byte in percent-encoding; the buffer must have room for three bytes.
  private mutating func store(percentEncoding byte: UInt8) {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
    store(UInt8(ascii: "%"))
    store(digit(byte &>> 4))
    store(digit(byte & 15))
  }

  /// Appends a scalar that is not printable ASCII, or its replacement; returns the bytes read.
  private mutating func appendScalar(
    at pointer: UnsafeRawPointer,
    left: Int,
    in context: EscapingContext
  ) -> Int {
    let first = pointer.load(as: UInt8.self)
    let isLineEnd = first == 0x0D && left > 1 && (pointer + 1).load(as: UInt8.self) == 0x0A
    if isLineEnd { return 1 }  // the newline follows
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = length == 1 ? UInt32(first) : UInt32(first) & (0x7F &>> UInt32(length))
    for offset in 1..<max(length, 1) {
      scalar = scalar &<< 6 | UInt32((pointer + offset).load(as: UInt8.self)) & 0x3F
    }
    reserve(left &+ 24)
    let isNoncharacter = scalar & 0xFFFE == 0xFFFE || scalar &- 0xFDD0 < 0x20
    let isInvisible = isNoncharacter || VisibleControl.replacement(for: scalar) != nil
    if context.isURL && (scalar == 0x09 || scalar == 0x0A || scalar == 0x0D) { return length }
    if context.isURL && (isInvisible || length == 1) {
      for offset in 0..<length {
        store(percentEncoding: (pointer + offset).load(as: UInt8.self))
      }
    } else if let replacement = isNoncharacter ? 0xFFFD : VisibleControl.replacement(for: scalar) {
      // U+2400 to U+FFFD: three bytes.
      store(UInt8(truncatingIfNeeded: 0xE0 | replacement &>> 12))
      store(UInt8(truncatingIfNeeded: 0x80 | replacement &>> 6 & 0x3F))
      store(UInt8(truncatingIfNeeded: 0x80 | replacement & 0x3F))
    } else {
      // A text starts at the beginning and after a tag. No text ends with ">", which is escaped.
      let startsText = context == .text && (lastByte == 0 || lastByte == UInt8(ascii: ">"))
      if startsText, let scalar = Unicode.Scalar(scalar), scalar.isComposing { store("\u{25CC}") }
      (base + count).copyMemory(from: pointer, byteCount: length)
      count &+= length
    }
    return length
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The URL without the controls and spaces around it.
  ///
  /// URL Standard, 4.4: "Remove any leading and trailing C0 control or space from input."
  fileprivate var withoutSpaceAround: UnsafeBufferPointer<UInt8> {
    @inline(__always) get {
      guard let first, let last, _slowPath(first <= 0x20 || last <= 0x20) else { return self }
      let start = prefix { $0 <= 0x20 }.count
      let end = reversed().prefix { $0 <= 0x20 }.count
      return UnsafeBufferPointer(rebasing: self[Swift.min(start, count - end)..<(count - end)])
    }
  }

  /// Whether the bracket at an offset opens an IP address where a URL has its host.
  fileprivate func isHost(at offset: Int) -> Bool {
    // Of the allowed schemes only these have hosts; a host may also follow a user name and "@".
    let start = String(decoding: self[..<offset], as: UTF8.self).lowercased()
    guard let scheme = ["//", "http://", "https://"].first(where: start.hasPrefix) else {
      return false
    }
    let user = start.dropFirst(scheme.count)
    guard user.isEmpty || user.last == "@" && !user.contains(where: { "/?\\".contains($0) }) else {
      return false
    }
    let end = self[(offset + 1)...].firstIndex {
      !$0.isHexDigit && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".")
    }
    return end.map { self[$0] == UInt8(ascii: "]") } ?? false
  }
}
