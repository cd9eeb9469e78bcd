import DiptychFiles
import DiptychHTMLTools

/// A converter of the links in markup to absolute URLs, so that they work everywhere.
struct AbsoluteMarkup {
  /// The absolute URL of the page.
  let base: String

  /// Returns markup with absolute URLs.
  ///
  /// - Complexity: O(*n*) in the length of the markup.
  func html(_ markup: String) -> String {
    var tokenizer = MarkupTokenizer(Array(markup.utf8))
    var result: [UInt8] = []
    var end = 0
    while let token = tokenizer.next() {
      guard token.kind == .startTag else { continue }
      for attribute in tokenizer.attributes[token.attributes] {
        let name = tokenizer.name(of: attribute)
        let value = tokenizer.value(of: attribute)
        guard
          let whole = MarkupElement.value(
            of: name,
            value,
            in: token.element.kind,
            replacing: address
          )
        else { continue }
        let before = tokenizer.bytes[attribute.value.lowerBound - 1]
        let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
        // An attribute without a value is skipped.
        guard whole != value, isQuoted || before == UInt8(ascii: "=") else { continue }
        result += tokenizer.bytes[end..<attribute.value.lowerBound]
        let text = XMLText.escaped(whole).replacing("'", with: "&#39;")
        result += Array((isQuoted ? text : "\"\(text)\"").utf8)
        end = attribute.value.upperBound
      }
    }
    return String(decoding: result + tokenizer.bytes[end...], as: UTF8.self)
  }

  /// Returns the absolute URL of an address on the page.
  func address(_ text: String) -> String {
    let parts = Reference(text)
    let origin = base.prefix { $0 != ":" }
    let host = base.dropFirst(origin.count + 3).prefix { $0 != "/" }
    let start = "\(origin)://\(host)"
    let here = base.dropFirst(start.count)
    switch parts.kind {
    case .otherScheme: return text
    case .host: return text.hasPrefix("//") ? "\(origin):\(text)" : text
    case .absolutePath: return start + text
    case .relativePath(""): return base + parts.ending
    case .relativePath(let path):
      let folder = here[...(here.lastIndex(of: "/") ?? here.startIndex)]
      return start + Reference.removingDots(from: folder + path).path + parts.ending
    }
  }
}
