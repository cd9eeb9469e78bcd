import DiptychHTML

/// A tree of the elements and texts of some HTML.
///
/// For valid markup, the tree equals the tree of a browser, even if optional end tags are left out.
/// Invalid markup is accepted too. In its tree, an end tag without a start tag is ignored,
/// overlapping elements are nested, and content of a table that is outside its cells stays in the
/// table.
///
/// A node is a number. Nodes are numbered in document order, so the numbers of the nodes in an
/// element follow the number of the element. Names, values and texts are stored as bytes, and are
/// converted when they are read.
package final class MarkupTree: Sendable {
  /// The maximum depth.
  ///
  /// As in browsers, deeper nodes are at the last level.
  static let maximumDepth = 256

  let bytes: [UInt8]
  private let content: [MarkupNode]
  private let attributes: [MarkupAttribute]

  /// Reads some HTML: a document, or a part of one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package convenience init(html: String) { self.init(Array(html.utf8)) }

  /// Reads the bytes of some HTML: a document, or a part of one.
  package init(_ bytes: [UInt8]) {
    var builder = MarkupTreeBuilder(bytes)
    builder.build()
    self.bytes = bytes
    content = builder.nodes
    attributes = builder.tokenizer.attributes
  }

  // MARK: Nodes

  /// The nodes in document order.
  package var nodes: Range<Int> { 0..<content.count }

  /// Returns the nodes in an element, at any depth.
  package func nodes(in element: Int) -> Range<Int> {
    var outer = element
    while true {
      if let next = nextSibling(of: outer) { return element + 1..<next }
      guard let parent = parent(of: outer) else { return element + 1..<content.count }
      outer = parent
    }
  }

  /// Returns the element around a node, or nil at the top.
  package func parent(of node: Int) -> Int? { position(content[node].parent) }

  package func previousSibling(of node: Int) -> Int? { position(content[node].previous) }

  package func nextSibling(of node: Int) -> Int? { position(content[node].next) }

  private func position(_ node: Int) -> Int? { node < 0 ? nil : node }

  /// Returns the children of an element, or the nodes at the top.
  package func children(of parent: Int?) -> MarkupWalk {
    let first = parent.map { $0 + 1 } ?? 0
    let isChild = first < content.count && content[first].parent == parent ?? -1
    return MarkupWalk(content, from: isChild ? first : -1, by: .next)
  }

  /// Returns the elements around a node, from the innermost to the outermost.
  package func ancestors(of node: Int) -> MarkupWalk {
    MarkupWalk(content, from: content[node].parent, by: .parent)
  }

  // MARK: Content

  /// Returns the element at a position, or nil for a text.
  package func element(_ node: Int) -> MarkupElement? {
    content[node].isText ? nil : MarkupElement(tree: self, node: node)
  }

  /// Returns the text at a position, or nil for an element.
  package func text(_ node: Int) -> String? {
    guard content[node].isText else { return nil }
    let text = bytes[content[node].content]
    return CharacterReference.text(in: text, hasReferences: content[node].hasReferences)
  }

  /// Returns whether there is a text at a position.
  package func isText(_ node: Int) -> Bool { content[node].isText }

  /// Returns the kind of the element at a position; `other` for a text.
  package func kind(_ node: Int) -> ElementKind { content[node].element.kind }

  /// Returns whether there is an element of a kind at a position.
  package func isKind(_ kind: ElementKind, _ node: Int) -> Bool {
    content[node].element.kind == kind
  }

  /// Returns whether there is an element with some traits at a position.
  package func has(_ traits: ElementTraits, _ node: Int) -> Bool {
    content[node].element.traits.contains(traits)
  }

  /// Returns the name of the element at a position; the name of a text is empty.
  package func name(_ node: Int) -> String {
    let element = content[node].element
    if element.isKnown { return element.name }
    return content[node].isText ? "" : bytes.name(in: content[node].content)
  }

  /// Returns whether the element at a position has attributes other than classes and `data-`
  /// attributes.
  package func hasAttributes(_ node: Int) -> Bool { content[node].hasMeaning }

  /// Returns the attributes of an element as they are written.
  func attributes(of node: Int) -> ArraySlice<MarkupAttribute> {
    attributes[content[node].attributes]
  }
}

/// An element or a text of a tree.
struct MarkupNode: Sendable {
  /// The bytes of the name, or of the text.
  let content: Range<Int>
  /// The range of the attributes in the attributes of the tree.
  let attributes: Range<Int>
  /// The parent; -1 at the top.
  let parent: Int
  /// The siblings before and after; -1 for a missing one.
  let previous: Int
  var next = -1
  let element: KnownElement
  let isText: Bool
  /// Whether an element has attributes other than classes and `data-` attributes.
  let hasMeaning: Bool
  /// Whether a text has character references.
  let hasReferences: Bool
}

/// A sequence of nodes of a tree: the children of an element, or its ancestors.
package struct MarkupWalk: Sequence, IteratorProtocol {
  fileprivate enum Step { case next, parent }

  private let nodes: [MarkupNode]
  private var position: Int
  private let step: Step

  fileprivate init(_ nodes: [MarkupNode], from position: Int, by step: Step) {
    (self.nodes, self.position, self.step) = (nodes, position, step)
  }

  package mutating func next() -> Int? {
    guard position >= 0 else { return nil }
    defer { position = step == .next ? nodes[position].next : nodes[position].parent }
    return position
  }
}

/// An element of a tree, with its name and its attributes.
package struct MarkupElement: Sendable {
  fileprivate let tree: MarkupTree
  fileprivate let node: Int

  /// The name, in lower case.
  package var name: String { tree.name(node) }

  package var kind: ElementKind { tree.kind(node) }

  /// Returns whether the element has some traits.
  package func has(_ traits: ElementTraits) -> Bool { tree.has(traits, node) }

  /// The attributes in their order.
  ///
  /// Only the first attribute with a name is included.
  package var attributes: [(name: String, value: String)] {
    var names: Set<String> = []
    return tree.attributes(of: node)
      .map { (name: tree.bytes.name(in: $0.name), value: value(of: $0)) }
      .filter { names.insert($0.name).inserted }
  }

  /// The attributes whose value is an id, or several ids.
  private static let naming = [
    "anchor", "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
    "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns", "commandfor", "for", "form",
    "headers", "itemref", "list", "popovertarget",
  ]

  /// The ids of other elements that attributes contain, with the names of the attributes.
  ///
  /// A custom element may use names that are not part of ARIA for anything else.
  package var namedIDs: [(attribute: String, id: String)] {
    var named: [(attribute: String, id: String)] = []
    for attribute in tree.attributes(of: node) {
      guard let name = Self.naming.first(where: { tree.bytes.hasName($0, in: attribute.name) }),
        name.hasPrefix("aria-") || !self.name.contains("-")
      else { continue }
      let ids = value(of: attribute).utf8.split(whereSeparator: \.isMarkupSpace)
      named += ids.map { (name, String(Substring($0))) }
    }
    return named
  }

  /// Returns the value of an attribute, which may be empty.
  package subscript(_ name: String) -> String? { attribute(name).map(value) }

  /// Whether the element has an attribute.
  package func has(_ name: String) -> Bool { attribute(name) != nil }

  private func attribute(_ name: String) -> MarkupAttribute? {
    tree.attributes(of: node).first { tree.bytes.hasName(name, in: $0.name) }
  }

  private func value(of attribute: MarkupAttribute) -> String {
    CharacterReference.replaced(in: tree.bytes[attribute.value], isAttribute: true)
  }
}
