/// A string literal that a scanner has found.
struct SwiftStringToken: Hashable, Sendable {
  /// The offsets of the literal, with its delimiters.
  let range: Range<Int>

  /// The offsets between the delimiters.
  let content: Range<Int>

  /// The number of `#` of each delimiter.
  let hashes: Int

  /// Whether the delimiters are three quotes.
  let isMultiline: Bool

  /// Whether the string has an interpolation.
  let hasInterpolation: Bool
}

extension SwiftStringToken {
  /// Returns the value of the literal.
  func text(in source: SourceText) throws(InlineSnapshotError) -> String {
    let place = source.place(of: range.lowerBound)
    guard !hasInterpolation else { throw .interpolation(place) }
    let bytes = source.bytes[content]
    guard let text = isMultiline ? text(ofLines: bytes) : text(ofLine: bytes) else {
      throw .invalidLiteral(place)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func text(ofLine line: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    guard append(line, to: &text) == .ended else { return nil }
    return text
  }

  /// Returns the text of the lines between the delimiters, or nil if they don't compile.
  private func text(ofLines content: ArraySlice<UInt8>) -> [UInt8]? {
    var lines = lines(of: content)
    guard lines.count > 1, lines.removeFirst().isEmpty else { return nil }
    let indentation = lines.removeLast()
    guard indentation.allSatisfy(\.isBlank) else { return nil }
    var text: [UInt8] = []
    for (index, line) in lines.enumerated() {
      guard line.isEmpty || line.starts(with: indentation) else { return nil }
      guard let end = append(line.dropFirst(indentation.count), to: &text) else { return nil }
      let isLast = index == lines.count - 1
      switch end {
      case .ended: if !isLast { text.append(UInt8(ascii: "\n")) }
      case .continued: if isLast { return nil }
      }
    }
    return text
  }

  /// Returns the lines.
  ///
  /// A line feed, a carriage return, or a carriage return and a line feed end a line.
  private func lines(of content: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = content
    while let end = rest.firstIndex(where: \.isLineBreak) {
      lines.append(rest[..<end])
      let isPair = rest[end...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [rest]
  }

  private enum LineEnd {
    /// The line ends with a line break that belongs to the text.
    case ended
    /// The line ends with a backslash, so the text continues on the next line without a line break.
    case continued
  }

  /// Appends the text of a line, or returns nil if it has an unknown escape.
  private func append(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) -> LineEnd? {
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.prefix(hashes).count == hashes,
        rest.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      guard let escape = rest.popFirst() else { return isMultiline ? .continued : nil }
      switch escape {
      case UInt8(ascii: "0"): text.append(0)
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(escape)
      case UInt8(ascii: "u"):
        guard let scalar = popScalar(from: &rest) else { return nil }
        text += Array(String(scalar).utf8)
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        guard isMultiline, rest.allSatisfy(\.isBlank) else { return nil }
        return .continued
      default: return nil
      }
    }
    return .ended
  }

  /// Removes a scalar's code from the start, such as `{1B}`.
  private func popScalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard rest.popFirst() == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let digits = rest[..<end]
    rest = rest[(end + 1)...]
    guard 1...8 ~= digits.count, digits.first != UInt8(ascii: "+") else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}
