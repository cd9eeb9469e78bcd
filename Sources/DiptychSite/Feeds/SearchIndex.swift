import DiptychFiles
import DiptychHTMLTools

/// The text of all listed pages without `noindex` in their heads, as JSON for a search in the
/// browser.
///
/// The file is an array of objects, in the order of the pages:
///
/// ```json
/// [{"address":"guide/start/","title":"Start","headings":["Steps"],"ids":["steps"],"text":"Steps …"}]
/// ```
///
/// Each address is relative to the address of the site. The value of `text` is the text in the
/// `main` element of the page, without navigation. Words are separated where the page separates
/// them, so a word stays one if only some of its letters are bold.
public struct SearchIndex: GeneratedFile {
  /// The path of the file.
  public let path: SitePath

  /// Creates an index.
  public init(_ path: SitePath = "search.json") { self.path = path }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let entries = site.pages.map(\.search).filter { !$0.isEmpty }
    return [SiteFile(path: path.text, bytes: Array("[\(entries.joined(separator: ",\n"))]\n".utf8))]
  }
}

/// A page in a search index: its address, its title, its headings and the text of its main part.
struct SearchEntry {
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
    collect(root, of: tree)
  }

  private mutating func collect(_ node: Int, of tree: MarkupTree) {
    if let text = tree.text(node) { return add(text) }
    if tree.has(.block, node) { isSeparated = true }
    // Readers do not see the text of these elements on the page.
    let isUnseen =
      tree.isKind(.svg, node) || tree.isKind(.nav, node) || tree.has(.undisplayed, node)
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
