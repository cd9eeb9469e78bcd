/// A place in a source file, with the line and the column that the compiler reports.
package struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, in bytes of UTF-8.
  package let column: Int

  /// Creates a place from the values of `#line` and `#column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The place as `12:5`.
  package var description: String { "\(line):\(column)" }
}

/// The bytes of a source file, which are valid UTF-8.
struct SourceText: Sendable {
  let bytes: [UInt8]

  /// The offset of the first byte of each line.
  private let lines: [Int]

  init(_ bytes: [UInt8]) throws(InlineSnapshotError) {
    self.bytes = bytes
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var offset = 0
    for byte in String(decoding: bytes, as: UTF8.self).utf8 {
      guard offset < bytes.count, bytes[offset] == byte else {
        throw .notUTF8(place(of: offset))
      }
      offset += 1
    }
  }

  /// Returns the offset of a place, or nil if the file does not contain the place.
  func offset(of place: SourcePosition) -> Int? {
    guard place.line > 0, place.line <= lines.count, place.column > 0, place.column <= bytes.count
    else { return nil }
    let offset = lines[place.line - 1] + place.column - 1
    let end = place.line < lines.count ? lines[place.line] : bytes.count
    return offset < end ? offset : nil
  }

  func place(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    return SourcePosition(line: line + 1, column: offset - lines[line] + 1)
  }

  /// Returns the offset of the first byte of the line of an offset.
  func lineStart(of offset: Int) -> Int { lines[lineIndex(of: offset)] }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the character of one byte at an offset, or a word for the end of the file.
  func character(at offset: Int) -> String {
    offset < bytes.count ? String(decoding: [bytes[offset]], as: UTF8.self) : "call"
  }

  /// Returns whether a byte occurs a number of times in succession from an offset on.
  func has(_ byte: UInt8, count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  /// Returns the spaces and tabs at the start of the line of an offset.
  func indentation(ofLineAt offset: Int) -> String {
    String(decoding: bytes[lineStart(of: offset)...].prefix { $0.isBlank }, as: UTF8.self)
  }

  /// Returns whether only spaces and tabs are before an offset on its line.
  func isFirst(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank)
  }

  /// Returns whether the line of an offset has only spaces and tabs.
  func isBlank(lineAt offset: Int) -> Bool {
    bytes[lineStart(of: offset)...].first { !$0.isBlank }?.isLineBreak ?? true
  }

  /// Returns whether the line of an offset has a carriage return that is not part of its end.
  func hasCarriageReturn(inLineAt offset: Int) -> Bool {
    let line = bytes[lineStart(of: offset)...].prefix { $0 != UInt8(ascii: "\n") }
    return line.dropLast().contains(UInt8(ascii: "\r"))
  }

  /// Returns the line break that ends the line of an offset.
  ///
  /// The last line has the line break of the line above.
  func lineBreak(at offset: Int) -> String {
    let line = lineIndex(of: offset)
    let next = line + 1 < lines.count ? lines[line + 1] : lines[line]
    return next > 1 && bytes[next - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a line feed or a carriage return.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is white space between tokens.
  var isSpace: Bool { self == UInt8(ascii: " ") || 0x9...0xD ~= self || self == 0 }

  /// Whether the byte belongs to an identifier, a keyword or a number.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte can end a value, so that an operator directly after it is infix or postfix.
  ///
  /// The result is false for bytes that are not ASCII, because they may belong to an operator such
  /// as `√`.
  var isEndOfValue: Bool {
    switch self {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "#"):
      true
    default: isWord && self < 0x80
    }
  }
}
