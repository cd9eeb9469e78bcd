import DiptychFiles
import DiptychAccessibility

/// A page in a search index: its address, its title, its headings and the text of its main part.
struct SearchEntry {
  private let address: String
  private let title: String
  private var headings: [String] = []
  private var text = ""

  init(_ tree: MarkupTree, of entry: SiteContents.Entry) {
    address = entry.settings.location.pathOnSite
    title = entry.page.title
    let root = tree.nodes.indices.first { tree.name($0) == "main" }
    guard let root else { return }
    var words: [Substring] = []
    collect(root, of: tree, into: &words)
    text = words.joined(separator: " ")
  }

  /// Elements whose text nobody reads in the page.
  private static let silent: Set<String> = ["script", "style", "template", "svg", "nav"]

  private mutating func collect(_ node: Int, of tree: MarkupTree, into words: inout [Substring]) {
    switch tree.nodes[node].content {
    case .text(let text): words += text.split(whereSeparator: \.isWhitespace)
    case .element(let element):
      guard !Self.silent.contains(element.name) else { return }
      let start = words.count
      for child in tree.children(of: node) { collect(child, of: tree, into: &words) }
      if element.name.count == 2, element.name.first == "h",
        ("1"..."6").contains(element.name.dropFirst())
      {
        headings.append(words[start...].joined(separator: " "))
      }
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

  /// Returns a text as a string; signs that end a script of a page are escaped, too.
  private static func quoted(_ text: String) -> String {
    text.quotedAsJSON { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" }
  }
}
