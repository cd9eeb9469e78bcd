/// A reader of the `style` and `script` elements of a page.
struct EmbeddedText {
  /// The name of the element, in lower case.
  let element: String
  /// The value of the attribute `type`.
  let type: String?
  let text: ArraySlice<UInt8>

  /// The elements whose content is text that may look like tags.
  private static let textElements = Set(
    names: "iframe noembed noframes script style textarea title xmp"
  )

  /// Returns the texts that browsers run or apply, in order.
  static func all(in page: String) -> [EmbeddedText] {
    var reader = Reader(bytes: Array(page.utf8)[...])
    var texts: [EmbeddedText] = []
    while let text = reader.next() {
      // A block of data needs no source in a policy.
      let isChecked = text.element == "style" || ScriptType(text.type ?? "").isChecked
      if isChecked, !text.text.isEmpty { texts.append(text) }
    }
    return texts
  }

  private struct Reader {
    /// The rest of the page.
    var bytes: ArraySlice<UInt8>

    /// Returns the next `style` or `script`.
    mutating func next() -> EmbeddedText? {
      while skip(through: "<") {
        if bytes.starts(with: "!--".utf8) {
          bytes = bytes.dropFirst()
          if !skip(through: "-->") { return nil }
          continue
        }
        let name = takeName()
        guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
          continue
        }
        let type = takeAttributes()
        guard EmbeddedText.textElements.contains(name) else { continue }
        let text = take { $0.starts(with: "</\(name)".utf8, by: { $0.lowercased == $1 }) }
        if name == "style" || name == "script" {
          return EmbeddedText(element: name, type: type, text: text)
        }
      }
      return nil
    }

    /// Skips the bytes up to some text and the text itself, and returns whether it was found.
    private mutating func skip(through end: String) -> Bool {
      _ = take { $0.starts(with: end.utf8) }
      let isFound = !bytes.isEmpty
      bytes = bytes.dropFirst(end.utf8.count)
      return isFound
    }

    /// Takes the bytes before the first position whose rest satisfies a condition.
    private mutating func take(until isEnd: (ArraySlice<UInt8>) -> Bool) -> ArraySlice<UInt8> {
      let end = bytes.indices.first { isEnd(bytes[$0...]) } ?? bytes.endIndex
      defer { bytes = bytes[end...] }
      return bytes[..<end]
    }

    /// Takes the name of a tag or of an attribute, in lower case.
    private mutating func takeName() -> String {
      let name = bytes.prefix { !$0.isMarkupSpace && !"/>=".utf8.contains($0) }
      bytes = bytes[name.endIndex...]
      return String(decoding: name.map(\.lowercased), as: UTF8.self)
    }

    /// Takes the rest of a tag, and returns the value of its attribute `type`.
    private mutating func takeAttributes() -> String? {
      var type: String?
      while true {
        bytes = bytes.drop { $0.isMarkupSpace || $0 == UInt8(ascii: "/") }
        guard let byte = bytes.first, byte != UInt8(ascii: ">") else { break }
        let name = takeName()
        bytes = bytes.drop(while: \.isMarkupSpace)
        guard bytes.first == UInt8(ascii: "=") else { continue }
        bytes = bytes.dropFirst().drop(while: \.isMarkupSpace)
        let value = takeValue()
        if name == "type", type == nil { type = value }
      }
      bytes = bytes.dropFirst()
      return type
    }

    private mutating func takeValue() -> String {
      var value: ArraySlice<UInt8>
      if let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        value = bytes.dropFirst().prefix { $0 != quote }
        bytes = bytes[value.endIndex...].dropFirst()
      } else {
        value = bytes.prefix { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
        bytes = bytes[value.endIndex...]
      }
      return String(decoding: value, as: UTF8.self).withoutEscapes
    }
  }
}

extension String {
  /// The text with the characters in place of the escapes that the kit writes.
  var withoutEscapes: String {
    if !utf8.contains(UInt8(ascii: "&")) { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      let (escape, text) = escapes.first { rest.hasPrefix($0.0) } ?? ("&", "&")
      result += text
      rest = rest.dropFirst(escape.count)
    }
    return result + rest
  }
}

extension UInt8 {
  /// The ASCII letter in lower case.
  package var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
