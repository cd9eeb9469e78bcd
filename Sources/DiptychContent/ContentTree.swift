@_exported public import DiptychViews

/// The text and the structure of a view, as a value.
///
/// A tree has a node for each paragraph, list, link and so on, in document order. A format for
/// another medium is a function of the nodes; the guide “Writing a format” has one in full. A test
/// can look for a node:
///
/// ```swift
/// let tree = ContentTree(view)
/// let titles = tree.root.descendants.filter { $0.role == .heading }.map(\.text)
/// ```
///
/// The tree is complete: text and inline elements between blocks are in a paragraph, composed views
/// and conditionals are replaced by their content, and redacted text is replaced by blocks (`▒`),
/// so that no format can show it. Of a ``/DiptychViews/ViewThatFits``, the tree has the first view.
///
/// - Complexity: Linear in the size of the view. The tree stores all text in one buffer.
public struct ContentTree: Sendable {
  let record: ContentRecord

  /// Records a view.
  public init<V: View>(_ view: consuming V) {
    var host = _NoHost()
    self.init(view, host: &host)
  }

  /// Records a view with a host, which stores the state of its components and receives its actions.
  ///
  /// Only with a host, nodes have an ``Node/identity`` and a ``Node/phase``.
  public init<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) {
    self.init(view, host: &host, [])
  }

  package init<V: View, H: _RenderHost>(
    _ view: consuming V,
    host: inout H,
    _ options: ContentRecorder.Options
  ) {
    var recorder = ContentRecorder(host: host, options)
    let document = recorder.begin(.block)
    V._render(view, into: &recorder)
    recorder.end(document)
    host = recorder.host.base.base(as: H.self)
    record = recorder.record
  }

  /// The node of the whole view.
  public var root: Node { Node(record, 0) }
}

extension ContentTree {
  /// A part of a view, such as a paragraph or a text, see ``ContentTree``.
  public struct Node: Sendable {
    let record: ContentRecord
    let index: Int
    /// The index after the last part of a paragraph that is made of parts between blocks; nil for
    /// any other node.
    let runEnd: Int?

    init(_ record: ContentRecord, _ index: Int, runEnd: Int? = nil) {
      self.record = record
      self.index = index
      self.runEnd = runEnd
    }

    private var entry: ContentRecord.Entry { record.entries[index] }

    /// The meaning of the node.
    public var role: Role { runEnd == nil ? entry.role : .paragraph }

    /// The name of the HTML element that stands for the node, such as `h2`, or nil.
    public var element: String? { runEnd == nil ? entry.name?.description : nil }

    /// Whether the text of the node is redacted.
    public var isRedacted: Bool { entry.isRedacted }

    /// Whether the author of the view has written the element of the node in HTML.
    package var isMarkup: Bool { entry.isMarkup }

    /// Whether the node is an element that is not displayed.
    package var isHidden: Bool { role == .hidden }

    /// Whether the node is on lines of its own, or has such a node.
    package var isBlock: Bool { runEnd != nil || entry.isBlock }

    // MARK: Traits

    /// The level of a heading from 1 to 6, or of a tree from 0.
    public var level: Int { Int(truncatingIfNeeded: entry.value) }

    /// The style that the node adds to its text.
    public var style: TextStyle {
      switch role {
      case .styled, .inline: TextStyle(bits: entry.value)
      default: TextStyle()
      }
    }

    /// The markers of a list.
    public var listStyle: ListStyle { role == .list && entry.value == 1 ? .ordered : .unordered }

    /// The address of a link, if the ``/DiptychViews/LinkPolicy`` allows it.
    public var destination: String? {
      let address = element == "a" ? attribute("href") : nil
      return address == "\(Destination.invalid)" ? nil : address
    }

    /// The address of a link or an image, as it was recorded.
    package var address: String? {
      role == .image ? value(of: "src") : element == "a" ? value(of: "href") : nil
    }

    /// The number of columns and rows that a cell covers.
    public var span: _CellSpan {
      _CellSpan(
        columns: Int(entry.value & 0xFFFF_FFFF),
        rows: Int(truncatingIfNeeded: entry.value &>> 32)
      )
    }

    /// The status of a message or a badge.
    public var status: Status? {
      guard role == .callout || role == .badge, entry.value > 0 else { return nil }
      return Status(rawValue: UInt8(entry.value - 1))
    }

    /// The alignments of the columns of a table; empty if the table declares no columns.
    public var alignments: [TextAlignment] { table?.columns.map(\.alignment) ?? [] }

    /// The traits of a table, or nil for another node.
    public var table: _TableTraits? {
      if case .table(let traits) = record.traits[index] { traits } else { nil }
    }

    /// The values of a sparkline from 0 to 1, nil for missing ones; empty for another node.
    public var values: [Double?] {
      if case .values(let values) = record.traits[index] { values } else { [] }
    }

    /// The action of a button, or nil.
    public var action: _HostAction? {
      if case .action(let action) = record.traits[index] { action } else { nil }
    }

    /// The positions and ids that lead to the node; nil if the tree was recorded without a host.
    ///
    /// Compare it with the identity of a node of an earlier tree of the same host, to see whether a
    /// row or a component has kept its state.
    public var identity: Identity? {
      record.places(around: index).map { places in
        Identity(places.dropLast().reversed().map { record.places[$0].step })
      }
    }

    /// The phase of the innermost component around the node, such as `loading`; nil outside of
    /// components, and if the tree was recorded without a host.
    ///
    /// It is the raw value of an `AsyncPhase` in an `AsyncValueView`, and of a `PagingPhase` in a
    /// `PagingList`.
    public var phase: String? {
      record.places(around: index)?.dropFirst().lazy.compactMap { record.phases[$0] }.first
    }

    /// The space between the children of a stack, in cells or lines.
    public var spacing: Int { Int(truncatingIfNeeded: entry.value) }

    /// Whether the node contains a block, such as a paragraph.
    public var hasBlocks: Bool { runEnd == nil && entry.hasBlock }

    /// Returns the value of an attribute, such as `id` or `aria-label`; nil if the node does not
    /// have it.
    ///
    /// The value of a boolean attribute is empty. A URL that the ``/DiptychViews/LinkPolicy``
    /// refuses is `about:invalid`. Control characters are replaced with visible characters.
    public func attribute(_ name: String) -> String? {
      value(of: name).map { _VisibleControl.shown(in: $0) }
    }

    /// Returns the value of an attribute of the node, or of a modifier whose first element the node
    /// is; the outermost one counts.
    package func effectiveAttribute(_ name: String) -> String? {
      var value = attribute(name)
      var outer = index - 1
      while outer >= 0, record.entries[outer].end > index, record.entries[outer].name == nil {
        value = ContentTree.Node(record, outer).attribute(name) ?? value
        outer -= 1
      }
      return value
    }

    private func value(of name: String) -> String? {
      var found: String?
      for attribute in attributes where record.name(of: attribute) == name {
        let value = record.value(of: attribute)
        found = name == "class" && found != nil ? "\(found ?? "") \(value)" : value
      }
      return found
    }

    // MARK: Children

    /// The nodes directly in the node, with paragraphs around inline content between blocks.
    public var children: Nodes { Nodes(in: self, paragraphs: true) }

    /// The nodes in the node, each before the nodes in it.
    public var descendants: [Node] { children.flatMap { [$0] + $0.descendants } }

    /// The nodes directly in the node, as they were recorded.
    package var parts: Nodes { Nodes(in: self, paragraphs: false) }

    /// The children of a stack or a list, also those that have attributes around them.
    package var items: [Node] { parts.flatMap { $0.role == .attributed ? $0.items : [$0] } }

    /// Calls a closure for each node directly in the node, in order.
    ///
    /// The rows of a table are recorded one by one, if they were not recorded yet. A row is valid
    /// until the closure returns.
    package func forEachPart(_ body: (Node) -> Void) {
      for part in parts {
        guard case .rows(let rows) = record.traits[part.index] else {
          body(part)
          continue
        }
        withoutActuallyEscaping(body) { rows.record($0) }
      }
    }

    /// Returns the first part with a role.
    package func part(_ role: Role) -> Node? { parts.first { $0.role == role } }

    // MARK: Text

    /// The text of the node and of the nodes in it, without styles.
    ///
    /// A space separates two blocks. Control characters are replaced with visible characters, and
    /// the letters of redacted text with blocks (`▒`).
    public var text: String {
      _VisibleControl.shown(in: words(redaction: .blocks), isProse: role != .codeBlock)
    }

    /// The text of the node and of the nodes in it, as it was recorded.
    package func words(redaction: ContentText.Redaction = .ellipsis) -> String {
      if redaction == .blocks, !textRange.isEmpty { return string }
      var words = ContentText(redaction)
      words.append(self)
      return words.text
    }

    /// The text of a node without children, as it was recorded.
    package var string: String { record.string(textRange) }

    private var textRange: Range<Int> { entry.isText ? entry.range : 0..<0 }

    /// Calls a closure with the UTF-8 of a node without children.
    package func withText<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
      let text = textRange
      return record.text.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[text]))
      }
    }

    private var attributes: ArraySlice<ContentRecord.Attribute> {
      runEnd == nil ? record.attributes(of: entry) : []
    }

    /// The attributes of HTML, as the view sets them.
    var markup: [(name: String, value: String)] {
      attributes.filter { !$0.isTrait }.map { (record.name(of: $0), record.string($0.value)) }
    }
  }
}

extension ContentTree {
  /// The nodes in a node, in order.
  public struct Nodes: Sequence, IteratorProtocol {
    private let record: ContentRecord
    private var index: Int
    private let end: Int
    private let makesParagraphs: Bool
    /// Whether neighbouring texts share a paragraph, as in an element of HTML; they are paragraphs
    /// of their own otherwise.
    private let joinsTexts: Bool

    init(in node: Node, paragraphs: Bool) {
      if node.record.depth > Self.usualDepth, StackGuard().isLow {
        record = ContentRecord.tooDeep
        (index, end) = (0, record.entries.count)
        (makesParagraphs, joinsTexts) = (false, false)
        return
      }
      record = node.record
      let entry = record.entries[node.index]
      index = node.runEnd == nil ? node.index + 1 : node.index
      end = node.runEnd ?? entry.end
      joinsTexts = entry.isMarkup
      makesParagraphs =
        paragraphs && node.runEnd == nil
        && (entry.role.holdsBlocks || entry.hasBlock)
    }

    /// The stack is not checked for a tree of at most this depth.
    private static var usualDepth: Int { 50 }

    public mutating func next() -> Node? {
      guard index < end else { return nil }
      let start = index
      index = record.entries[start].end
      guard makesParagraphs, !record.entries[start].isBlock else { return Node(record, start) }
      while joinsTexts, index < end, !record.entries[index].isBlock {
        index = record.entries[index].end
      }
      return Node(record, start, runEnd: index)
    }
  }
}

/// A text format that is a function of a ``ContentTree``, such as a format of your own.
///
/// ```swift
/// struct Outline: ContentFormat {
///   func render(_ tree: ContentTree) -> String {
///     tree.root.descendants.filter { $0.role == .heading }.map(\.text).joined(separator: "\n")
///   }
/// }
/// ```
public protocol ContentFormat: RenderingFormat where Output == String {
  /// Returns the output for a view.
  func render(_ tree: ContentTree) -> String
}

extension ContentFormat {
  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    render(ContentTree(view, host: &host))
  }
}
