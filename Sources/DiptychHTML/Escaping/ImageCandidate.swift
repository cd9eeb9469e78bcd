// Separators are searched in bytes, because a combining mark after a separator would form another
// character with it.

/// An image candidate in a `srcset` attribute.
///
/// It consists of a URL and, optionally, the width or the pixel density of the image.
package struct ImageCandidate: Sendable {
  package let url: Substring
  /// The text after the URL, with a space before it; empty if there is no such text.
  package let descriptor: String

  /// Returns the candidates in a value of `srcset`.
  package static func all(in value: String) -> [ImageCandidate] {
    let comma = UInt8(ascii: ",")
    var candidates: [ImageCandidate] = []
    var rest = value[...].utf8
    while true {
      rest = rest.drop { $0.isMarkupSpace || $0 == comma }
      guard !rest.isEmpty else { return candidates }
      var url = rest.prefix { !$0.isMarkupSpace }
      rest = rest[url.endIndex...]
      var descriptor = ""
      if url.last == comma {
        while url.last == comma { url.removeLast() }
      } else {
        let words = rest.prefix { $0 != comma }
        rest = rest[words.endIndex...]
        descriptor = words.split(whereSeparator: \.isMarkupSpace).map { " \(Substring($0))" }
          .joined()
      }
      candidates.append(ImageCandidate(url: Substring(url), descriptor: descriptor))
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space of HTML: a space, a tab, a line break or a form feed.
  ///
  /// Infra Standard, 4.5: ASCII whitespace.
  package var isMarkupSpace: Bool { self == 0x20 || 0x9...0xA ~= self || 0xC...0xD ~= self }
}
