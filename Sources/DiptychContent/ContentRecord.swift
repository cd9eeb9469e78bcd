package import DiptychViews

/// The storage of a ``ContentTree``: its nodes in document order, and their text and attributes.
// A class, so that a node holds one reference. It is written by one recorder, and only read later.
package final class ContentRecord: @unchecked Sendable {
  /// A node: an element, a text, or a part of a view without an element.
  struct Entry {
    /// The name of the element of HTML; nil for a text and for a part.
    var name: StaticString?
    var role: ContentTree.Role
    var isRedacted: Bool
    var isText = false
    /// Whether the author of the view has written the element in HTML.
    var isMarkup = false
    /// Whether the node contains a block.
    var hasBlock = false
    /// The index after the last node in the node.
    var end = 0
    /// The first byte of a text, or the index of the first attribute of another node.
    var start: Int
    /// The number of bytes or attributes.
    var count = 0
    /// The trait of the node's kind: a style, a level, a span, a spacing.
    var value: UInt64

    var isBlock: Bool { role.isBlock || hasBlock }

    /// The bytes of a text, or the attributes of another node.
    var range: Range<Int> { start..<start + count }
  }

  /// An attribute of a node.
  struct Attribute {
    /// The name, or the start of the name if there is a key.
    let name: StaticString
    /// The rest of the name.
    let key: Range<Int>
    let value: Range<Int>
    /// Whether the value is a URL that the link policy refuses.
    let isRefused: Bool
    /// Whether the attribute is a trait of the node, which HTML does not have.
    let isTrait: Bool
  }

  /// Rows of a table that are recorded when they are read.
  struct Rows {
    let environment: EnvironmentValues
    let isRedacted: Bool
    let options: ContentRecorder.Options
    let render: (inout ContentRecorder) -> Void

    /// Records the rows, and passes each of them to a closure.
    func record(_ take: @escaping (ContentTree.Node) -> Void) {
      var recorder = ContentRecorder(options, taking: take)
      recorder.isRedacted = isRedacted
      EnvironmentValues.$current.withValue(environment) { render(&recorder) }
    }
  }

  /// A trait of a node's kind.
  enum Trait {
    case table(_TableTraits)
    case values([Double?])
    case action(_HostAction)
    case rows(Rows)
  }

  var entries: [Entry] = []
  var text: [UInt8] = []
  var attributes: [Attribute] = []
  /// The number of nodes around the deepest node.
  var depth = 0
  /// The traits of nodes that do not fit into an entry, by their indexes.
  var traits: [Int: Trait] = [:]
  /// The places that a host has entered, each with the index of the place around it.
  private(set) var places: [(parent: Int, step: ContentTree.Identity.Step)] = []
  /// The place of each node, if a host tracks identity.
  var placesOfEntries: [Int] = []
  /// The phases of components by their places.
  var phases: [Int: String] = [:]

  init() {}

  /// A record of the note in the place of nodes that are nested too deep.
  ///
  /// The note is in three groups, so that it is in an item of a list, too.
  static var tooDeep: ContentRecord {
    var recorder = ContentRecorder(host: _NoHost(), [])
    let groups = (0..<3).map { _ in recorder.begin(.group) }
    recorder.leaf(.text, EnvironmentValues.noteDepth())
    for group in groups.reversed() { recorder.end(group) }
    return recorder.record
  }

  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    if !traits.isEmpty { traits = [:] }
  }

  /// Appends a text, and returns its bytes.
  func append<S: StringProtocol>(_ string: S) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: string.utf8)
    return start..<text.count
  }

  /// Appends a place, and returns its index.
  func append(_ step: ContentTree.Identity.Step, in parent: Int) -> Int {
    places.append((parent, step))
    return places.count - 1
  }

  /// Returns the place of a node and the places around it, from the innermost to the root; nil
  /// without a host.
  func places(around index: Int) -> [Int]? {
    guard placesOfEntries.indices.contains(index) else { return nil }
    var path = [placesOfEntries[index]]
    while let last = path.last, last >= 0 { path.append(places[last].parent) }
    return path
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// Returns the attributes of a node, in order.
  func attributes(of entry: Entry) -> ArraySlice<Attribute> {
    entry.isText ? [] : attributes[entry.range]
  }

  func name(of attribute: Attribute) -> String {
    attribute.name.description + string(attribute.key)
  }

  func value(of attribute: Attribute) -> String {
    attribute.isRefused ? "\(Destination.invalid)" : string(attribute.value)
  }
}

/// The text of nodes, without styles.
package struct ContentText {
  /// The form of redacted text.
  package enum Redaction {
    case blocks
    case ellipsis
  }

  private(set) var text = ""
  private let redaction: Redaction
  /// Whether a block has begun or ended since the last word.
  private var isApart = false
  /// Whether the text so far ends with the ellipsis of redacted text.
  private var endsRedacted = false

  init(_ redaction: Redaction) { self.redaction = redaction }

  mutating func append(_ node: ContentTree.Node) {
    switch node.role {
    // The label of a button or a column is the text around a bar.
    case .percentage where redaction == .ellipsis: break
    case .text, .decoration, .segmentedBar, .percentage:
      append(node.string, isRedacted: node.isRedacted)
    case .lineBreak: append(" ", isRedacted: node.isRedacted)
    case .image: append(node.attribute("alt") ?? "", isRedacted: node.isRedacted)
    case .icon, .raw, .rawText, .spoken, .hidden: break
    default:
      let isApart = node.role.isBlock
      self.isApart = self.isApart || isApart
      for part in node.parts { append(part) }
      self.isApart = self.isApart || isApart
    }
  }

  private mutating func append(_ string: String, isRedacted: Bool) {
    if string.isEmpty { return }
    if isApart, let last = text.last, last != " ", string.first != " " { text += " " }
    isApart = false
    let isEllipsis = isRedacted && redaction == .ellipsis
    if !isEllipsis { text += string } else if !endsRedacted { text += "…" }
    endsRedacted = isEllipsis
  }
}

extension View {
  /// Returns the text of the view without styles.
  package consuming func words() -> String { ContentTree(self).root.words() }
}
