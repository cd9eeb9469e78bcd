package import DiptychViews

/// The renderer that records a view as a ``ContentTree``.
///
/// A node has the name and the attributes of the HTML element that has its meaning, or no name if
/// it is only a part of a view. So a medium that does not know a role can draw the element.
package struct ContentRecorder: _Renderer, _AttributeSink {
  /// Choices of a format about what is recorded.
  package struct Options: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Records also what no medium shows, such as elements that are not displayed.
    package static let complete = Options(rawValue: 1)
    /// Records the rows of a table when they are read, one by one, unless a host needs their
    /// identity.
    package static let rowByRow = Options(rawValue: 2)
    /// Records the content of a disclosure group only if it is expanded.
    package static let expanded = Options(rawValue: 4)
    /// Records also what is read aloud instead of other content.
    package static let spoken = Options(rawValue: 8)
  }

  package var host: ContentHost
  package var isRedacted = false
  let record: ContentRecord
  let options: Options
  var openStyle = OpenTextStyle()
  private var depth = 0
  /// The index of the last block.
  private var lastBlock = -1
  private var childRole = ContentTree.Role.paragraph
  var choice = Choice.none
  /// The closure that takes each outermost node when it is complete, if there is one.
  private var take: ((ContentTree.Node) -> Void)?

  /// The state of the innermost choice between views; only the first one is recorded.
  enum Choice {
    case none, open, taken
  }

  package init<H: _RenderHost>(host: H, _ options: Options) {
    record = ContentRecord()
    self.host = ContentHost(base: _AnyRenderHost(host), record)
    self.options = H.self == _NoHost.self ? options : options.subtracting(.rowByRow)
  }

  /// A recorder that passes each outermost node to a closure, and then forgets the node.
  package init(_ options: Options = [], taking take: @escaping (ContentTree.Node) -> Void) {
    self.init(host: _NoHost(), options)
    self.take = take
  }

  var isComplete: Bool { options.contains(.complete) }

  // MARK: Nodes

  /// Begins a node, and returns its index; attributes come before its content.
  mutating func begin(
    _ role: ContentTree.Role,
    _ name: StaticString? = nil,
    value: UInt64 = 0
  ) -> Int {
    let index = record.entries.count
    record.entries.append(
      ContentRecord.Entry(
        name: name,
        role: role,
        isRedacted: isRedacted,
        start: Int(record.attributes.count),
        value: value
      )
    )
    if host.tracksIdentity { record.placesOfEntries.append(host.place) }
    if role.isBlock { lastBlock = index }
    depth += 1
    record.depth = max(record.depth, depth)
    return index
  }

  mutating func end(_ index: Int) {
    record.entries[index].end = record.entries.count
    if lastBlock > index { record.entries[index].hasBlock = true }
    depth -= 1
    if depth == 0 { taken(index) }
  }

  private mutating func taken(_ index: Int) {
    guard let take else { return }
    take(ContentTree.Node(record, index))
    record.removeAll()
    lastBlock = -1
  }

  /// Records a text, or a generated text with another role.
  mutating func leaf(_ role: ContentTree.Role, _ text: String) {
    let bytes = record.append(isRedacted ? _Redaction.redacted(text) : text)
    let index = record.entries.count
    record.entries.append(
      ContentRecord.Entry(
        name: nil,
        role: role,
        isRedacted: isRedacted,
        isText: true,
        end: Int(index + 1),
        start: bytes.lowerBound,
        count: Int(bytes.count),
        value: 0
      )
    )
    if host.tracksIdentity { record.placesOfEntries.append(host.place) }
    if depth == 0 { taken(index) }
  }

  /// Records a view as a part without an element.
  mutating func part<C: View>(_ role: ContentTree.Role, _ content: consuming C) {
    let index = begin(role)
    C._render(content, into: &self)
    end(index)
  }

  /// Records a view as an element.
  mutating func node<C: View>(
    _ role: ContentTree.Role,
    _ name: StaticString,
    value: UInt64 = 0,
    _ content: consuming C
  ) {
    let index = begin(role, name, value: value)
    C._render(content, into: &self)
    end(index)
  }

  /// Records the children of a view as a node, each as a node with a role.
  mutating func container<C: View>(
    _ role: ContentTree.Role,
    _ name: StaticString,
    class className: String = "",
    value: UInt64 = 0,
    children: ContentTree.Role = .paragraph,
    _ content: consuming C
  ) {
    let index = begin(role, name, value: value)
    if !className.isEmpty { attribute("class", className) }
    record(childrenOf: content, as: children)
    end(index)
  }

  mutating func record<C: View>(childrenOf content: consuming C, as role: ContentTree.Role) {
    let outer = (childRole, choice)
    (childRole, choice) = (role, .none)
    C._renderChildren(content, into: &self)
    (childRole, choice) = outer
  }

  package mutating func child<V: View>(_ view: consuming V) {
    switch choice {
    case .taken: return
    case .open:
      choice = .none
      V._render(view, into: &self)
      choice = .taken
      return
    case .none: break
    }
    let outer = lastBlock
    let index = begin(childRole)
    V._render(view, into: &self)
    // Inline content of a stack is a paragraph, and blocks are a group of blocks.
    if childRole == .paragraph {
      if record.entries.count == index + 1 {
        (record.entries[index].role, lastBlock) = (.group, outer)
      }
      if lastBlock > index { record.entries[index].role = .block }
    }
    end(index)
  }

  // MARK: Attributes

  package mutating func attribute(_ name: StaticString, _ value: String) {
    let isAddress = name.description == "href" || name.description == "src"
    attribute(name, "", value, isRefused: isAddress && !Destination.isAllowed(value))
  }

  package mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    switch kind {
    case .url, .imageURL: attribute(name, "", value, isRefused: !Destination.isAllowed(value))
    default: textAttribute(name, value, as: kind)
    }
  }

  package mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    attribute(prefix, key, value)
  }

  /// Records an attribute of the last node.
  private mutating func attribute<Key: StringProtocol, Value: StringProtocol>(
    _ name: StaticString,
    _ key: Key,
    _ value: Value,
    isRefused: Bool = false,
    isTrait: Bool = false
  ) {
    let isHidden = isRedacted && !Self.isShape(name)
    if isHidden && !Self.isWords(name) { return }
    let last = record.entries.count - 1
    record.entries[last].count += 1
    record.attributes.append(
      ContentRecord.Attribute(
        name: name,
        key: record.append(key),
        value: isHidden ? record.append(_Redaction.redacted(String(value))) : record.append(value),
        isRefused: isRefused,
        isTrait: isTrait
      )
    )
  }

  /// Records a trait of the last node as an attribute that HTML does not have.
  mutating func trait(_ name: StaticString, _ value: String?) {
    if let value { attribute(name, "", value, isTrait: true) }
  }

  /// Whether redacted content keeps an attribute, which says nothing about the content.
  private static func isShape(_ name: StaticString) -> Bool {
    switch name.description {
    case "class", "id", "start", "type", "checked", "open", "colspan", "rowspan", "scope", "role",
      "aria-busy", "aria-sort", "symbol", "separator":
      true
    default: false
    }
  }

  /// Whether the value of an attribute is text, which is redacted like any text.
  private static func isWords(_ name: StaticString) -> Bool {
    switch name.description {
    case "aria-label", "alt", "title", "value", "caption": true
    default: false
    }
  }

  // MARK: Elements

  package mutating func text(_ string: String) { leaf(.text, string) }

  package mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let (role, value) = ContentTree.Role.of(name)
    if role == .hidden && !isComplete { return }
    let attributes = attributes
    let span = role == .cell || role == .headerCell ? Self.value(of: _CellSpan(of: attributes)) : 0
    let index = begin(role, name, value: value | span)
    record.entries[index].isMarkup = true
    A._write(attributes, into: &self)
    C._render(content, into: &self)
    end(index)
  }

  package mutating func voidElement<A: Attributes>(
    _ name: StaticString,
    _ attributes: consuming A
  ) {
    let (role, value) = ContentTree.Role.of(name)
    if role == .hidden && !isComplete { return }
    let index = begin(_ElementRole.isImage(name) ? .image : role, name, value: value)
    A._write(attributes, into: &self)
    end(index)
  }

  package mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let index = begin(.attributed)
    A._write(attributes, into: &self)
    C._render(content, into: &self)
    end(index)
  }

  package mutating func raw(_ html: String, isText: Bool) {
    if isText || !isRedacted { leaf(isText ? .rawText : .raw, html) }
  }
}

extension ContentTree.Role {
  /// Returns the role of an element of HTML, and the trait of a heading, a list or a style.
  static func of(_ name: StaticString) -> (role: Self, value: UInt64) {
    switch _ElementRole(name: name) {
    case .block: (.block, 0)
    case .inline(let style): (.inline, style.bits)
    case .paragraph: (.paragraph, 0)
    case .heading(let level): (.heading, UInt64(level))
    case .list(let style): (.list, style == .ordered ? 1 : 0)
    case .listItem: (.item, 0)
    case .quote: (.quote, 0)
    case .preformatted: (.preformatted, 0)
    case .table: (.table, 0)
    case .tableSection: (.rowGroup, 0)
    case .tableRow: (.row, 0)
    case .tableCell: (name.description == "th" ? .headerCell : .cell, 0)
    case .lineBreak: (.lineBreak, 0)
    case .rule: (.divider, 0)
    case .hidden: (.hidden, 0)
    }
  }
}
