import DiptychFiles
import DiptychHTMLTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The ids and the addresses of a page, and its problems.
struct PageCheck {
  /// The ids of the elements, in their order.
  private(set) var ids: [String] = []
  /// The addresses that the page refers to, in order and without repetitions.
  private(set) var references: [String] = []
  private(set) var problems: [SiteProblem] = []
  /// The entry in a search index, as JSON; empty if there is no index.
  private(set) var searchEntry = ""
  /// Whether the head asks search engines not to list the page.
  private(set) var isUnindexed = false

  /// Checks a page.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the page.
  ///   - entry: The page in its site.
  ///   - isIndexed: Whether the page has an entry in a search index.
  init(_ bytes: [UInt8], of entry: SiteContents.Entry, isIndexed: Bool) {
    let tree = MarkupTree(bytes)
    var knownIDs: Set<ExactText> = []
    var duplicates: Set<ExactText> = []
    var known: Set<ExactText> = []
    var named: [(element: String, attribute: String, id: String)] = []
    var canonicals = 0
    for node in tree.nodes {
      if tree.isKind(.style, node), let css = tree.children(of: node).first(where: tree.isText) {
        for reference in StyleAddress.all(in: tree.text(css) ?? "")
        where known.insert(ExactText(reference)).inserted {
          references.append(reference)
        }
      }
      guard tree.hasAttributes(node), let element = tree.element(node) else { continue }
      if Self.isUnindexed(element) { isUnindexed = true }
      if element.kind == .link, element["rel"] == "canonical" { canonicals += 1 }
      if tree.isKind(.script, node), let type = element["type"], type.hasSuffix("json"),
        !Self.isJSON(tree.children(of: node).compactMap(tree.text).joined())
      {
        problems.append(.json(page: entry.page.path, type: type))
      }
      if let (name, address) = element.wholeAddress, !Self.isWhole(address) {
        problems.append(.partialAddress(page: entry.page.path, property: name, address: address))
        continue
      }
      if let id = element["id"] {
        if knownIDs.insert(ExactText(id)).inserted {
          ids.append(id)
        } else if duplicates.insert(ExactText(id)).inserted {
          problems.append(.duplicateID(page: entry.page.path, id: id))
        }
      }
      if element.kind == .base, let address = element["href"] {
        problems.append(.base(page: entry.page.path, address: address))
      }
      for (name, id) in element.namedIDs { named.append((element.name, name, id)) }
      for reference in Self.references(of: element)
      where known.insert(ExactText(reference)).inserted {
        references.append(reference)
      }
    }
    if canonicals > 1 { problems.append(.canonicals(page: entry.page.path)) }
    for (element, name, id) in named where !knownIDs.contains(ExactText(id)) {
      let page = entry.page.path
      problems.append(.missingID(page: page, element: element, attribute: name, id: id))
    }
    if isIndexed, !isUnindexed { searchEntry = SearchEntry(tree, of: entry).json }
    guard entry.kind != .redirect else { return }
    problems += AccessibilityCheck(tree).problems.map { .accessibility(page: entry.page.path, $0) }
  }

  /// Whether an element asks search engines not to list the page.
  private static func isUnindexed(_ element: MarkupElement) -> Bool {
    guard element.kind == .meta, element["name"]?.lowercased() == "robots" else { return false }
    let rules = (element["content"] ?? "").lowercased().split { " ,\t\n".contains($0) }
    return rules.contains("noindex") || rules.contains("none")
  }

  /// Whether an address is an absolute URL, with a scheme and a host.
  private static func isWhole(_ address: String) -> Bool {
    let address = address.lowercased()
    return address.hasPrefix("https://") || address.hasPrefix("http://")
  }

  private static func references(of element: MarkupElement) -> [String] {
    switch element.kind {
    // The address of an element `base` is a problem itself.
    case .base: []
    // The canonical address belongs to the page, and the stylesheets belong to the site.
    case .link where element["rel"] == "canonical": []
    case .link where element["href"]?.hasSuffix(StylesheetName.unknown.file) == true: []
    default: element.addresses
    }
  }
}

extension PageCheck {
  /// Whether a text is JSON (RFC 8259).
  private static func isJSON(_ text: String) -> Bool {
    struct Anything: Decodable {
      init(from decoder: any Decoder) {}
    }
    let value = try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))
    // The decoder accepts a comma at the end of a list, and line breaks in a string.
    var (isInString, isEscaped, isAfterComma) = (false, false, false)
    for byte in text.utf8 {
      if isInString {
        if byte < 0x20 { return false }
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte > 0x20 {
        if isAfterComma, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { return false }
        isAfterComma = byte == UInt8(ascii: ",")
        isInString = byte == UInt8(ascii: "\"")
      }
    }
    return value != nil
  }
}

/// An address in a page, in parts.
struct Reference {
  enum Kind: Equatable {
    /// An address whose scheme is neither `http` nor `https`.
    case otherScheme
    /// An address with a host, see ``SiteAddress/host(_:_:)``, and a path.
    case host(String, path: String)
    case absolutePath(String)
    case relativePath(String)
  }

  let kind: Kind
  /// The decoded id at the end, or nil.
  let fragment: String?
  /// The text after the path, as it is written.
  let ending: String

  init(_ text: String) {
    // Bytes are compared, because a letter includes the combining marks after it.
    let path = Substring(text.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") })
    ending = String(text[path.endIndex...])
    fragment = text.utf8.firstIndex(of: UInt8(ascii: "#")).flatMap { hash in
      // The text after `:~:` is an instruction for the browser, such as words to find on the page.
      let id = text[text.utf8.index(after: hash)...].split(
        separator: ":~:",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )[0]
      return id.isEmpty ? nil : percentDecoded(id)
    }
    let scheme = ["https://", "http://", "//"].first { path.lowercased().hasPrefix($0) }
    if let scheme {
      let address = path.dropFirst(scheme.count)
      let host = Substring(address.utf8.prefix { $0 != UInt8(ascii: "/") })
      let rest = String(path[host.endIndex...])
      kind = .host(SiteAddress.host(host, scheme), path: rest.isEmpty ? "/" : rest)
    } else if hasScheme(path) {
      kind = .otherScheme
    } else if path.utf8.first == UInt8(ascii: "/") {
      kind = .absolutePath(String(path))
    } else {
      kind = .relativePath(String(path))
    }
  }

  /// Returns a path without `.` and `..`, by RFC 3986, 5.2.4.
  ///
  /// - Parameter path: A path that begins with a slash, encoded or not.
  /// - Returns: The path, with its encoding unchanged, and whether it leads out of its root.
  static func removingDots(from path: String) -> (path: String, leavesRoot: Bool) {
    var names: [Substring] = []
    var leavesRoot = false
    let slash = UInt8(ascii: "/")
    let all = path.utf8.dropFirst().split(separator: slash, omittingEmptySubsequences: false)
    for (index, name) in all.map(Substring.init).enumerated() {
      let isLast = index == all.count - 1
      switch percentDecoded(name) {
      case ".": if isLast { names.append("") }
      case "..":
        if names.popLast() == nil { leavesRoot = true }
        if isLast { names.append("") }
      default: names.append(name)
      }
    }
    return ("/" + names.joined(separator: "/"), leavesRoot)
  }
}
