import Diptych

/// The letters of a view in one medium, and the destinations of its links, in order.
///
/// Letters are compared, since a panel breaks words where there is no room, and the lines of texts
/// side by side alternate.
struct PanelContent: Equatable {
  private(set) var letters: [Unicode.Scalar] = []
  private(set) var links: [String] = []

  /// The content of a recorded view, without bars and without the captions of terminals.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isPage: Whether the content is for a page, which alone has markup of the author, and links
  ///     with relative addresses.
  init(_ tree: ContentTree, isPage: Bool) { add(tree.root, isPage) }

  private mutating func add(_ node: ContentTree.Node, _ isPage: Bool) {
    switch node.role {
    case .text, .decoration: add(node.string)
    case .image: add(node.attribute("alt") ?? "")
    case .raw: if isPage, let nodes = try? MarkupNode.nodes(of: node.string) { add(nodes) }
    case .percentage, .icon, .segmentedBar: break
    default:
      if let link = node.destination, isPage || link.contains(":") { links.append(link) }
      for part in node.parts { add(part, isPage) }
    }
  }

  /// The content of HTML.
  init(html: String) throws(MarkupError) { add(try MarkupNode.nodes(of: html)) }

  private mutating func add(_ nodes: [MarkupNode]) {
    for node in nodes {
      switch node {
      case .declaration, .element("style", _, _), .element("script", _, _),
        .element("progress", _, _), .element("meter", _, _), .element("svg", _, _),
        .element("figcaption", _, _):
        break
      case .text(let text): add(text)
      case .element(let name, let attributes, let children):
        // The symbol of a status is no letter of the view.
        if attributes.contains(where: { $0.name == "class" && $0.value == "icon" }) { break }
        if name == "a" { links += attributes.filter { $0.name == "href" }.map(\.value) }
        if name == "img" { for alt in attributes where alt.name == "alt" { add(alt.value) } }
        add(children)
      }
    }
  }

  /// The content of text for a terminal.
  init(text: String) {
    var rest = text.unicodeScalars[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      add(String(rest[..<escape]))
      rest = rest[escape...].dropFirst()
      let isLink = rest.first == "]"
      let sequence = rest.prefix { $0 != (isLink ? "\u{1B}" : "m") }
      rest = rest.dropFirst(sequence.count + (isLink ? 2 : 1))
      guard isLink, let start = sequence.dropFirst(3).firstIndex(of: ";") else { continue }
      let link = String(sequence[start...].dropFirst())
      // A link is written again on each of its lines.
      if !link.isEmpty && links.last != link { links.append(link) }
    }
    add(String(rest))
  }

  /// Adds the letters of a text; the numbers of items, bullets and borders are no letters.
  private mutating func add(_ text: String) {
    letters += text.unicodeScalars.filter { $0.properties.isAlphabetic }
  }

  /// Looks for a difference of the content of a panel from this content.
  ///
  /// - Parameters:
  ///   - panel: The content of the panel.
  ///   - isSideBySide: Whether the order may differ, since lines of views alternate.
  /// - Returns: The difference, or nil.
  func defect(of panel: PanelContent, isSideBySide: Bool = false) -> String? {
    if isSideBySide {
      if letters.sorted() != panel.letters.sorted() { return "has other letters" }
      return Set(links) == Set(panel.links) ? nil : "has the links \(panel.links), not \(links)"
    }
    if letters != panel.letters {
      let same = zip(letters, panel.letters).prefix { $0 == $1 }.count
      let parts = [panel.letters, letters].map { letters in
        "\"\(String.UnicodeScalarView(letters.dropFirst(max(0, same - 10)).prefix(30)))\""
      }
      return "says " + parts.joined(separator: " instead of ")
    }
    return links == panel.links ? nil : "has the links \(panel.links), not \(links)"
  }
}
