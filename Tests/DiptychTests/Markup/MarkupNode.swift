/// A node of HTML, made by a strict parser that shares no code with the kit's.
///
/// The parser accepts only what the kit promises to write: every element is closed in order, every
/// attribute value is quoted, and `<` and `&` only start markup.
indirect enum MarkupNode: Equatable {
  case element(name: String, attributes: [Attribute], children: [MarkupNode])
  case text(String)
  /// A comment or a document type.
  case declaration(String)

  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  /// Returns the nodes of some HTML.
  static func nodes(of html: String) throws(MarkupError) -> [MarkupNode] {
    var parser = MarkupParser(html)
    let nodes = try parser.children(of: nil)
    return nodes
  }

  /// Returns all elements in document order.
  static func elements(of nodes: [MarkupNode]) -> [(name: String, attributes: [Attribute])] {
    nodes.flatMap { node -> [(name: String, attributes: [Attribute])] in
      guard case .element(let name, let attributes, let children) = node else { return [] }
      return [(name, attributes)] + elements(of: children)
    }
  }

  /// Returns all texts, joined in document order.
  static func text(of nodes: [MarkupNode]) -> String {
    nodes.map { node in
      switch node {
      case .element(_, _, let children): text(of: children)
      case .text(let text): text
      case .declaration: ""
      }
    }.joined()
  }
}

/// The reason why some HTML can't be the kit's.
struct MarkupError: Error, CustomStringConvertible {
  let description: String
}

private struct MarkupParser {
  private var rest: Substring.UnicodeScalarView

  private static let voidNames: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  private static let references: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'",
  ]

  init(_ html: String) { rest = html[...].unicodeScalars }

  /// Returns the nodes up to the end tag of an element, or up to the end.
  mutating func children(of parent: String?) throws(MarkupError) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    while let scalar = rest.first {
      guard scalar == "<" else {
        nodes.append(.text(try text(until: "<")))
        continue
      }
      rest.removeFirst()
      switch rest.first {
      case "/":
        rest.removeFirst()
        let name = word()
        guard name == parent else {
          throw MarkupError(description: "</\(name)> ends <\(parent ?? "")>")
        }
        try take(">")
        return nodes
      case "!":
        rest.removeFirst()
        let end = Array((starts(with: "--") ? "-->" : ">").unicodeScalars)
        nodes.append(.declaration(try string(upTo: end)))
      default: nodes.append(try element())
      }
    }
    if let parent { throw MarkupError(description: "<\(parent)> has no end") }
    return nodes
  }

  private mutating func element() throws(MarkupError) -> MarkupNode {
    let name = word()
    guard !name.isEmpty else { throw MarkupError(description: "a < is not escaped") }
    var attributes: [MarkupNode.Attribute] = []
    while rest.first == " " {
      rest.removeFirst()
      let attribute = word()
      var value = ""
      if rest.first == "=" {
        rest.removeFirst()
        try take("\"")
        value = try text(until: "\"")
        try take("\"")
      }
      if attribute.isEmpty || attributes.contains(where: { $0.name == attribute }) {
        throw MarkupError(description: "<\(name)> has \(attribute) twice")
      }
      attributes.append(MarkupNode.Attribute(name: attribute, value: value))
    }
    try take(">")
    if Self.voidNames.contains(name) {
      return .element(name: name, attributes: attributes, children: [])
    }
    guard name == "script" || name == "style" else {
      // An HTML parser ignores a newline directly after the start tag.
      if name == "pre" || name == "textarea", rest.first == "\n" { rest.removeFirst() }
      let children = try children(of: name)
      return .element(name: name, attributes: attributes, children: children)
    }
    let content = try string(upTo: Array("</\(name)>".unicodeScalars))
    return .element(name: name, attributes: attributes, children: [.text(content)])
  }

  /// Returns a text with its character references replaced.
  private mutating func text(until end: Unicode.Scalar) throws(MarkupError) -> String {
    var result = String.UnicodeScalarView()
    while let scalar = rest.first, scalar != end {
      rest.removeFirst()
      guard scalar == "&" else {
        if scalar == ">" && end == "<" { throw MarkupError(description: "a > is not escaped") }
        result.append(scalar)
        continue
      }
      let name = try string(upTo: [";"])
      guard let meant = Self.references[name] else {
        throw MarkupError(description: "&\(name); is unknown")
      }
      result.append(meant)
    }
    return String(result)
  }

  private mutating func word() -> String {
    let word = rest.prefix {
      $0.properties.isAlphabetic || "0123456789-:_.@".unicodeScalars.contains($0)
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Returns the string before some characters, and skips these.
  private mutating func string(upTo end: [Unicode.Scalar]) throws(MarkupError) -> String {
    var result = String.UnicodeScalarView()
    while !rest.isEmpty {
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return String(result)
      }
      result.append(rest.removeFirst())
    }
    throw MarkupError(description: "\(String(String.UnicodeScalarView(end))) is missing")
  }

  private func starts(with string: String) -> Bool { rest.starts(with: string.unicodeScalars) }

  private mutating func take(_ scalar: Unicode.Scalar) throws(MarkupError) {
    guard rest.first == scalar else {
      throw MarkupError(description: "\(scalar) is missing before \(String(rest.prefix(20)))")
    }
    rest.removeFirst()
  }
}
