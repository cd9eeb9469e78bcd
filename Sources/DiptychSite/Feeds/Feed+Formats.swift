import DiptychFiles
import DiptychHTMLTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Feed {
  /// Returns the feed in the Atom format.
  func atom(
    _ entries: [FeedEntry],
    _ updated: Date,
    _ address: SiteAddress,
    _ language: String
  ) -> String {
    let own = XMLText.escaped(address.address(ofFile: path.text))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(XMLText.escaped(language))">
      <id>\(own)</id>
      <title>\(XMLText.escaped(title))</title>
      <updated>\(updated.internetText)</updated>
      <author><name>\(XMLText.escaped(author))</name></author>
      <link rel="self" href="\(own)"/>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(address.text))"/>
      \(entries.map(atomEntry).joined())</feed>

      """
  }

  private func atomEntry(_ entry: FeedEntry) -> String {
    let page = entry.page
    let author = page.author.map {
      "<author><name>\(XMLText.escaped($0))</name></author>\n"
    }
    let categories = page.categories.map { "<category term=\"\(XMLText.escaped($0))\"/>\n" }
    let summary = page.summary.map { "<summary>\(XMLText.escaped($0))</summary>\n" }
    let content = entry.content.map {
      "<content type=\"html\">\(XMLText.escaped($0))</content>\n"
    }
    return """
      <entry>
      <id>\(XMLText.escaped(entry.id))</id>
      <title>\(XMLText.escaped(page.title))</title>
      <link rel="alternate" type="text/html" href="\(XMLText.escaped(entry.address))"/>
      <published>\(entry.published.internetText)</published>
      <updated>\(entry.modified.internetText)</updated>
      \(author ?? "")\(categories.joined())\(summary ?? "")\(content ?? "")</entry>

      """
  }

  func json(_ entries: [FeedEntry], _ address: SiteAddress, _ language: String) -> String {
    """
    {"version":"https://jsonfeed.org/version/1.1","title":\(Self.quoted(title)),\
    "home_page_url":\(Self.quoted(address.text)),\
    "feed_url":\(Self.quoted(address.address(ofFile: path.text))),\
    "language":\(Self.quoted(language)),\
    "authors":[{"name":\(Self.quoted(author))}],"items":[
    \(entries.map(jsonItem).joined(separator: ",\n"))]}

    """
  }

  private func jsonItem(_ entry: FeedEntry) -> String {
    let page = entry.page
    // JSON Feed requires content in each item, even if it is empty.
    let content =
      entry.content.map { ("content_html", $0) } ?? ("content_text", page.summary ?? "")
    var members = [
      ("id", Self.quoted(entry.id)), ("url", Self.quoted(entry.address)),
      ("title", Self.quoted(page.title)), (content.0, Self.quoted(content.1)),
    ]
    if let summary = page.summary { members.append(("summary", Self.quoted(summary))) }
    members.append(("date_published", Self.quoted(entry.published.internetText)))
    members.append(("date_modified", Self.quoted(entry.modified.internetText)))
    if let author = page.author {
      members.append(("authors", "[{\"name\":\(Self.quoted(author))}]"))
    }
    if !page.categories.isEmpty {
      members.append(("tags", "[\(page.categories.map(Self.quoted).joined(separator: ","))]"))
    }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String { text.quotedAsJSON { _ in false } }
}

/// Text of XML 1.0.
enum XMLText {
  /// Returns a text for an element or an attribute; characters that XML forbids are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r", " "..."\u{FFFD}", "\u{10000}"...: result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}

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
