import Diptych

// The code of the article about writing a format.

struct MessageFormat: ContentFormat {
  func render(_ tree: ContentTree) -> String {
    var message = MessageText()
    message.write(childrenOf: tree.root)
    return message.text
  }
}

extension RenderingFormat where Self == MessageFormat {
  static var message: MessageFormat { MessageFormat() }
}

struct MessageText {
  var text = ""

  mutating func write(childrenOf node: ContentTree.Node) {
    for child in node.children { write(child) }
  }

  mutating func write(_ node: ContentTree.Node, as role: ContentTree.Role? = nil) {
    let role = role ?? node.role
    switch role {
    case .text: text += escaped(node.text)
    case .lineBreak: text += "\n"
    case .image: text += escaped(node.attribute("alt") ?? "")
    case .styled where node.style.contains(.bold): tag("b", node)
    case .link where node.destination != nil:
      tag("a", node, " href=\"\(escaped(node.destination ?? ""))\"")
    case .button: line("[", node, "]")
    case .paragraph, .preformatted, .row: line("", node, "\n")
    case .heading: line("<b>", node, "</b>\n")
    case .cell: line("", node, " ")
    case .item: line("• ", node, node.hasBlocks ? "" : "\n")
    default:
      if let fallback = role.fallback { write(node, as: fallback) } else { write(childrenOf: node) }
    }
  }

  private mutating func tag(
    _ name: String,
    _ node: ContentTree.Node,
    _ attributes: String = ""
  ) {
    line("<\(name)\(attributes)>", node, "</\(name)>")
  }

  private mutating func line(_ start: String, _ node: ContentTree.Node, _ end: String) {
    text += start
    write(childrenOf: node)
    text += end
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

struct Build: View {
  let failures: [String]

  var body: some View {
    Heading("Build 212")
    if failures.isEmpty { Text("Everything passed.") }
    List(failures, id: \.self) { Text($0) }
    Link("The log", destination: "https://ci.example.org/212")
  }
}

func headings(of view: some View) -> [String] {
  ContentTree(view).root.descendants.filter { $0.role == .heading }.map(\.text)
}

func messages(about build: @escaping @Sendable () async -> [String]) async -> [String] {
  let host = ViewHost {
    AsyncValueView(fetch: build) { failures in Build(failures: failures) }
  }
  var messages: [String] = []
  for await message in host.frames(as: .message) { messages.append(message) }
  return messages
}
