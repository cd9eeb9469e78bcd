import DiptychViews

// Escaping of texts of any length. EscapingContext.swift states the rules.

extension ByteBuffer {
  /// Appends text content with escapes for `&`, `<` and `>`.
  @inline(never)
  mutating func append(text string: String) { append(escaping: string, in: .text) }

  /// Appends code, or the name of a file.
  @inline(never)
  mutating func append(code string: String) { append(escaping: string, in: .code) }

  /// Appends the value of an attribute in double quotes, with escapes for `&`, `<` and `"`.
  @inline(never)
  mutating func append(attributeValue string: String) { append(escaping: string, in: .attribute) }

  /// Appends a URL as the value of an attribute.
  ///
  /// A URL whose scheme is not allowed becomes `about:invalid`, see `Destination`.
  @inline(never)
  mutating func append(url string: String) {
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable { append(url: $0) }
    if isWritten == nil { appendCopy(ofURL: string) }
  }

  /// Appends a URL whose bytes are not contiguous, such as a string of Objective-C.
  @inline(never)
  private mutating func appendCopy(ofURL string: String) {
    Array(string.utf8).withUnsafeBufferPointer { append(url: $0) }
  }

  @inline(__always)
  private mutating func append(url bytes: UnsafeBufferPointer<UInt8>) {
    if Destination.isAllowed(bytes) {
      append(escaping: bytes.withoutSpaceAround, in: .url)
    } else {
      append(Destination.invalid)
    }
  }

  /// Appends a URL of an image as the value of an attribute.
  ///
  /// It may be a `data:` URL if the policy allows this, see `LinkPolicy`.
  @inline(never)
  mutating func append(imageURL string: String) {
    if Destination.isDataImage(string) {
      append(escaping: string, in: .url)
    } else {
      append(url: string)
    }
  }

  /// Appends a string with the escapes of a context.
  ///
  /// It is inlined, because the texts of the benchmark `html/nest` are too short for a call.
  ///
  /// After it, as after ``reserve(_:)``, there is room for a word.
  @inline(__always)
  mutating func append(escaping string: String, in context: EscapingContext) {
    let isWritten: Void? = string.utf8.withContiguousStorageIfAvailable {
      append(escaping: $0, in: context)
    }
    if isWritten == nil { appendCopy(of: string, in: context) }
  }

  /// Appends a string whose bytes are not contiguous, such as a string of Objective-C.
  @inline(never)
  private mutating func appendCopy(of string: String, in context: EscapingContext) {
    Array(string.utf8).withUnsafeBufferPointer { append(escaping: $0, in: context) }
  }

  /// Appends a text in blocks of 16 bytes.
  ///
  /// Each block is stored and then tested, and the end moves only past the bytes before the first
  /// that may need an escape.
  @inline(__always)
  private mutating func append(
    escaping text: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) {
    guard let first = text.baseAddress else { return }
    let start = UnsafeRawPointer(first)
    var offset = 0
    reserve(text.count &+ 8)
    // A variable of its own, which the compiler keeps in a register.
    var end = base + count
    while offset < text.count {
      let left = text.count &- offset
      let plain: Int
      if left >= 16 {
        let block = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        end.storeBytes(of: block, as: SIMD16<UInt8>.self)
        plain = context.plainLength(of: block)
        if plain == 16 {
          end += 16
          offset &+= 16
          continue
        }
      } else {
        let block = ShortBlock(start + offset, left).bytes
        end.storeBytes(of: block, as: SIMD16<UInt8>.self)
        plain = context.plainLength(of: block)
        if plain >= left {
          end += left
          break
        }
      }
      end += plain
      offset &+= plain
      count = end - base
      // Adjacent letters usually have the same script, so another letter beyond ASCII is likely.
      repeat {
        reserve(rest: text.count &- offset)
        offset &+= appendSpecial(at: offset, of: text, in: context)
      } while offset < text.count && text[offset] >= 0x80
      end = base + count
    }
    count = end - base
  }

  /// Reserves space for the rest of a text whose next byte may become 16 bytes, and for a block.
  ///
  /// If the space is too small, it is made for twice the rest. Otherwise, a long text with much
  /// markup would need new space at each escape.
  @inline(__always)
  private mutating func reserve(rest count: Int) {
    if _slowPath(!hasSpace(count &+ 24)) { reserve(2 &* count &+ 24) }
  }

  // MARK: Single bytes

  /// Appends a byte that may need an escape, or the sequence that it starts.
  ///
  /// - Returns: The number of bytes read. There is room for the rest of the text.
  @inline(__always)
  private mutating func appendSpecial(
    at offset: Int,
    of bytes: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "&"): store("&amp;")
    case UInt8(ascii: "<") where !context.isURL: store("&lt;")
    case UInt8(ascii: ">") where context.isContent: store("&gt;")
    case UInt8(ascii: "\"") where context == .attribute: store("&quot;")
    case 0x20..<0x7F where context.isURL:
      return appendDelimiter(at: offset, of: bytes, in: context)
    default: return appendScalar(at: offset, of: bytes, in: context)
    }
    return 1
  }

  /// Appends a printable byte of a URL, with percent-encoding if the byte is not allowed.
  ///
  /// At the start of the fragment, or of an IP address in brackets, it appends the whole fragment
  /// or address.
  ///
  /// - Returns: The number of bytes read. There is room for the rest of the URL.
  @inline(never)
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
      reserve(rest: url.count &- offset)
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

  /// Appends a scalar that is not printable ASCII, or its replacement, and returns the number of
  /// bytes read.
  @inline(never)
  private mutating func appendScalar(
    at offset: Int,
    of text: UnsafeBufferPointer<UInt8>,
    in context: EscapingContext
  ) -> Int {
    let bytes = text.baseAddress.unsafelyUnwrapped
    let pointer = UnsafeRawPointer(bytes) + offset
    let left = text.count &- offset
    let first = pointer.load(as: UInt8.self)
    let isLineEnd = first == 0x0D && left > 1 && (pointer + 1).load(as: UInt8.self) == 0x0A
    if isLineEnd { return 1 }  // the newline follows
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = length == 1 ? UInt32(first) : UInt32(first) & (0x7F &>> UInt32(length))
    for index in 1..<max(length, 1) {
      scalar = scalar &<< 6 | UInt32((pointer + index).load(as: UInt8.self)) & 0x3F
    }
    reserve(rest: left)
    let isNoncharacter = scalar & 0xFFFE == 0xFFFE || scalar &- 0xFDD0 < 0x20
    let mayBeHidden = scalar &- 0x200B < 3 || scalar &- 0xE0000 < 0x80
    let previous = mayBeHidden ? decodeScalar(before: offset, in: bytes) : 0
    let isKept = context == .text && _VisibleControl.controlsLines(scalar)
    let replacement =
      isNoncharacter
      ? 0xFFFD : isKept ? nil : _VisibleControl.replacement(for: scalar, after: previous)
    if context.isURL && (scalar == 0x09 || scalar == 0x0A || scalar == 0x0D) { return length }
    if context.isURL && (replacement != nil || length == 1) {
      for index in 0..<length {
        store(percentEncoding: (pointer + index).load(as: UInt8.self))
      }
    } else if let replacement {
      // U+2400 to U+FFFD: three bytes.
      store(UInt8(truncatingIfNeeded: 0xE0 | replacement &>> 12))
      store(UInt8(truncatingIfNeeded: 0x80 | replacement &>> 6 & 0x3F))
      store(UInt8(truncatingIfNeeded: 0x80 | replacement & 0x3F))
    } else {
      // A text starts at the beginning and after a tag. No text ends with ">", which is escaped.
      let startsText =
        offset == 0 && context.isContent
        && (lastByte == 0 || lastByte == UInt8(ascii: ">"))
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
    // Only these of the allowed schemes have hosts. A host may also follow a user name and "@".
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

/// A block of fewer than 16 bytes, the end of a text.
///
/// Most words of a page are that short. The benchmark `html/nest` takes a third longer if their
/// bytes are tested one by one.
struct ShortBlock {
  /// The bytes, followed by zeros.
  let bytes: SIMD16<UInt8>

  /// Reads a number of bytes from 1 to 15.
  @inline(__always)
  init(_ start: UnsafeRawPointer, _ count: Int) {
    let words =
      count < 8
      ? SIMD2(Self.word(start, count), 0)
      : SIMD2(
        UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)),
        Self.word(start + 8, count &- 8)
      )
    bytes = withUnsafeBytes(of: SIMD2(words.x.littleEndian, words.y.littleEndian)) {
      $0.load(as: SIMD16<UInt8>.self)
    }
  }

  /// Reads at most seven bytes as a number, whose lowest byte is the first byte.
  // Two loads that overlap read any number of bytes without a loop, and no byte after them.
  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let last = count &- 4
      let low = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
      let high = UInt32(littleEndian: (start + last).loadUnaligned(as: UInt32.self))
      return UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: 8 &* last)
    }
    if count >= 2 {
      let last = count &- 2
      let low = UInt16(littleEndian: start.loadUnaligned(as: UInt16.self))
      let high = UInt16(littleEndian: (start + last).loadUnaligned(as: UInt16.self))
      return UInt64(low) | UInt64(high) &<< UInt64(truncatingIfNeeded: 8 &* last)
    }
    return count == 0 ? 0 : UInt64(start.load(as: UInt8.self))
  }
}
