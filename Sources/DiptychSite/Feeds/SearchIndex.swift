import DiptychFiles
import DiptychHTMLTools

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The text of all listed pages without `noindex` in their heads, as JSON for a search in the
/// browser.
///
/// The file is an array of objects, in the order of the pages:
///
/// ```json
/// [{"address":"start/","title":"Start","headings":["Steps"],"ids":["steps"],"text":"Steps …"}]
/// ```
///
/// Each address is relative to the address of the site. The value of `text` is the text in the
/// `main` element of the page, without navigation and without the footer at its end. Words are
/// separated where the page separates them, so a word stays one if only some of its letters are
/// bold.
///
/// If the file were larger than 500 KB, it is an object whose property `pages` is that array, with
/// the headings alone as the text of each page. The words are in files by their first letter or
/// digit, such as `search-a.json`; `search-other.json` has the words that begin outside of ASCII.
/// Each file has the words of the parts of all pages, from each heading to the next one, by the
/// number of the part:
///
/// ```json
/// {"0":"above all","7":"anchor"}
/// ```
public struct SearchIndex: GeneratedFile {
  /// The path of the file.
  public let path: SitePath
  /// The size in bytes of the largest file without others beside it.
  private let limit: Int

  /// Creates an index.
  public init(_ path: SitePath = "search.json") { self.init(path, limit: 500_000) }

  package init(_ path: SitePath = "search.json", limit: Int) {
    self.path = path
    self.limit = limit
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let entries = site.pages.map(\.search).filter { !$0.isEmpty }
    let index = file("[\(entries.joined(separator: ",\n"))]")
    if index.bytes.count <= limit { return [index] }
    var words = SearchWords()
    let pages = entries.map { words.takeText(of: $0) }
    return [file("{\"pages\":[\(pages.joined(separator: ",\n"))]}")]
      + words.files.map { file($0.content, name: "-\($0.name)") }
  }

  private func file(_ content: String, name: String = "") -> SiteFile {
    let dot = path.text.lastIndex(of: ".") ?? path.text.endIndex
    return SiteFile(
      path: path.text[..<dot] + name + path.text[dot...],
      bytes: Array("\(content)\n".utf8)
    )
  }
}

/// The words of all parts of a site, by their first letter or digit.
private struct SearchWords {
  private static let names = "abcdefghijklmnopqrstuvwxyz0123456789".map(String.init) + ["other"]

  private var partCount = 0
  private var words: [String: [String]] = [:]

  /// Adds the words of a page, and returns its entry with the headings as its text.
  mutating func takeText(of json: String) -> String {
    guard var entry = try? JSONDecoder().decode(SearchEntry.self, from: Data(json.utf8)) else {
      return json
    }
    for part in entry.takeParts() { add(part.lowercased()) }
    return entry.json
  }

  private mutating func add(_ part: String) {
    var known: Set<Substring> = []
    var found: [String: [Substring]] = [:]
    for word in part.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard let first = word.first, known.insert(word).inserted else { continue }
      found[first.isASCII ? String(first) : "other", default: []].append(word)
    }
    for (name, part) in found {
      words[name, default: []].append("\"\(partCount)\":\"\(part.joined(separator: " "))\"")
    }
    partCount += 1
  }

  /// The files by their names.
  var files: [(name: String, content: String)] {
    Self.names.map { ($0, "{\(words[$0, default: []].joined(separator: ",\n"))}") }
  }
}

/// A page in a search index: its address, its title, its headings and the text of its main part.
struct SearchEntry: Decodable {
  private enum CodingKeys: CodingKey {
    case address, title, headings, ids, text
  }

  private let address: String
  private let title: String
  private var headings: [String] = []
  /// The ids of the headings; empty for a heading without one.
  private var ids: [String] = []
  private var text = ""
  /// Whether the next word is a new one.
  private var isSeparated = false

  init(_ tree: MarkupTree, of entry: SiteContents.Entry) {
    address = entry.settings.location.pathOnSite
    title = entry.page.title
    guard let root = tree.nodes.first(where: { tree.isKind(.main, $0) }) else { return }
    // The footer of the content is about the page.
    for child in tree.children(of: root) where tree.name(child) != "footer" {
      collect(child, of: tree)
    }
  }

  /// Returns the texts from each heading to the next one; only the headings are left as the text.
  ///
  /// The script of the search finds the same parts in either text.
  fileprivate mutating func takeParts() -> [String] {
    let bytes = Array(text.utf8)
    var starts = [0]
    var end = 0
    for heading in headings {
      guard let range = bytes[end...].firstRange(of: Array(heading.utf8)) else { continue }
      end = range.upperBound
      if range.lowerBound > 0 { starts.append(range.lowerBound) }
    }
    let hasIntroduction = starts.count > headings.count
    text = ((hasIntroduction ? ["…"] : []) + headings).joined(separator: " ")
    return zip(starts, starts.dropFirst() + [bytes.count]).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }

  private mutating func collect(_ node: Int, of tree: MarkupTree) {
    if let text = tree.text(node) { return add(text) }
    if tree.has(.block, node) { isSeparated = true }
    // Readers do not see the text of these elements on the page.
    let isUnseen =
      tree.isKind(.svg, node) || tree.isKind(.nav, node) || tree.isKind(.button, node)
      || tree.has(.undisplayed, node) || tree.element(node)?["popover"] != nil
    if isUnseen { return }
    let start = text.utf8.count
    for child in tree.children(of: node) { collect(child, of: tree) }
    if tree.has(.block, node) { isSeparated = true }
    if tree.has(.heading, node) {
      ids.append(tree.element(node)?["id"] ?? "")
      headings.append(
        String(String(decoding: text.utf8.dropFirst(start), as: UTF8.self)[...].trimmed)
      )
    }
  }

  private mutating func add(_ addition: String) {
    guard let first = addition.first, let last = addition.last else { return }
    if first.isWhitespace { isSeparated = true }
    for word in addition.split(whereSeparator: \.isWhitespace) {
      if isSeparated, !text.isEmpty { text += " " }
      text += word
      isSeparated = true
    }
    isSeparated = last.isWhitespace
  }

  /// The entry as an object of JSON.
  var json: String {
    let titles = headings.map { Self.quoted($0) }.joined(separator: ",")
    let ids = ids.map { Self.quoted($0) }.joined(separator: ",")
    return """
      {"address":\(Self.quoted(address)),"title":\(Self.quoted(title)),\
      "headings":[\(titles)],"ids":[\(ids)],"text":\(Self.quoted(text))}
      """
  }

  /// Returns a text as a JSON string.
  ///
  /// Characters that could end a script element are escaped, too.
  private static func quoted(_ text: String) -> String {
    text.quotedAsJSON { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }
}
