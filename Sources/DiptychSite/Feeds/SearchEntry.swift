import DiptychFiles
import DiptychHTMLTools

/// A page in a search index: its address, its title, its headings and the text of its main part.
struct SearchEntry {
  private let address: String
  private let title: String
  private var headings: [String] = []
  private var text = ""

  init(_ tree: MarkupTree, of entry: SiteContents.Entry) {
    address = entry.settings.location.pathOnSite
    title = entry.page.title
    guard let root = tree.nodes.first(where: { tree.isKind(.main, $0) }) else { return }
    var words: [Substring] = []
    collect(root, of: tree, into: &words)
    text = words.joined(separator: " ")
  }

  private mutating func collect(_ node: Int, of tree: MarkupTree, into words: inout [Substring]) {
    if let text = tree.text(node) {
      words += text.split(whereSeparator: \.isWhitespace)
      return
    }
    // Readers do not see the text of these elements on the page.
    switch tree.kind(node) {
    case .script, .style, .template, .svg, .nav: return
    default: break
    }
    let start = words.count
    for child in tree.children(of: node) { collect(child, of: tree, into: &words) }
    if tree.has(.heading, node) {
      headings.append(words[start...].joined(separator: " "))
    }
  }

  /// The entry as an object of JSON.
  var json: String {
    let titles = headings.map { Self.quoted($0) }.joined(separator: ",")
    return """
      {"address":\(Self.quoted(address)),"title":\(Self.quoted(title)),\
      "headings":[\(titles)],"text":\(Self.quoted(text))}
      """
  }

  /// Returns a text as a JSON string.
  ///
  /// Characters that could end a script element are escaped, too.
  private static func quoted(_ text: String) -> String {
    text.quotedAsJSON { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }
}
