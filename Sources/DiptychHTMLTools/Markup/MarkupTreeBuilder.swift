import DiptychHTML

/// A builder of the tree of some markup.
///
/// It also ends elements whose end tags are omitted.
struct MarkupTreeBuilder {
  /// The nodes in document order.
  private(set) var nodes: [MarkupNode] = []
  private(set) var tokenizer: MarkupTokenizer
  /// The open elements, from the outermost to the innermost.
  private var open: [OpenElement] = []
  /// The last node at the top, or -1.
  private var lastRoot = -1
  /// The names of open elements that are below the maximum depth, so that they are not on the
  /// stack.
  private var tooDeep: [String: Int] = [:]
  private var hasHead = false
  private var hasBody = false
  /// Whether the top level has content that is not part of a table.
  private var hasContent = false

  private struct OpenElement {
    let node: Int
    /// The bytes of the name; empty for an element without a start tag.
    let name: Range<Int>
    /// The last child, or -1.
    var lastChild = -1
    let element: KnownElement
    /// Whether the content is SVG or MathML.
    let isForeign: Bool

    var kind: ElementKind { element.kind }
  }

  init(_ bytes: [UInt8]) {
    tokenizer = MarkupTokenizer(bytes)
    nodes.reserveCapacity(bytes.count / 8)
  }

  /// Reads all tokens.
  mutating func build() {
    while tokenizer.advance(isForeign: isForeign) {
      switch tokenizer.token.kind {
      case .text: add()
      case .startTag: start()
      case .endTag: end(tokenizer.token.element)
      case .declaration: break
      }
    }
  }

  /// Whether the next node is SVG or MathML.
  private var isForeign: Bool { open.last?.isForeign ?? false }

  /// Adds the text that was read.
  private mutating func add() {
    if open.isEmpty || open[open.count - 1].kind == .head,
      !tokenizer.bytes[tokenizer.token.content].allSatisfy(\.isMarkupSpace)
    {
      if open.isEmpty { hasContent = true } else { pop() }
    }
    _ = append(.unknown, tokenizer.token.content)
  }

  /// Adds a node as the last child of the innermost element, or at the top.
  private mutating func append(
    _ element: KnownElement,
    _ content: Range<Int> = 0..<0,
    _ attributes: Range<Int> = 0..<0
  ) -> Int {
    let node = nodes.count
    let last = open.count - 1
    let previous = last < 0 ? lastRoot : open[last].lastChild
    let isText = tokenizer.token.kind == .text
    nodes.append(
      MarkupNode(
        content: content,
        attributes: attributes,
        parent: last < 0 ? -1 : open[last].node,
        previous: previous,
        element: element,
        isText: isText,
        hasMeaning: !attributes.isEmpty && tokenizer.token.hasMeaning,
        hasReferences: tokenizer.token.hasReferences
      )
    )
    if previous >= 0 { nodes[previous].next = node }
    if last < 0 { lastRoot = node } else { open[last].lastChild = node }
    return node
  }

  // MARK: Start tags

  private mutating func start() {
    let element = tokenizer.token.element
    let name = tokenizer.token.content
    let isSelfClosing = tokenizer.token.isSelfClosing
    let traits = element.traits
    let isForeign = isForeign
    if !isForeign {
      if isRepeated(element.kind) || isStray(element) { return }
      endImplicitly(before: element)
    }
    if open.isEmpty, element.kind == .table || !traits.contains(.tablePart) { hasContent = true }
    let node = append(element, name, tokenizer.token.attributes)
    if isForeign || traits.contains(.foreign) {
      if !isSelfClosing { push(node, element, name) }
    } else if !traits.isDisjoint(with: .text) {
      addText(of: element, to: node)
    } else if !traits.contains(.void) {
      push(node, element, name)
    }
  }

  /// Adds the text of an element that contains only text, and reads its end tag.
  private mutating func addText(of element: KnownElement, to node: Int) {
    guard tokenizer.advance(isForeign: false), tokenizer.token.kind == .text else { return }
    var content = tokenizer.token.content
    if element.kind == .textarea {
      // The newline after the start tag is not part of the text.
      let bytes = tokenizer.bytes[content]
      let newline = bytes.starts(with: "\r\n".utf8) ? 2 : bytes.first.map(isNewline) == true ? 1 : 0
      content = content.lowerBound + newline..<content.upperBound
    }
    if !content.isEmpty {
      nodes.append(
        MarkupNode(
          content: content,
          attributes: 0..<0,
          parent: node,
          previous: -1,
          element: .unknown,
          isText: true,
          hasMeaning: false,
          hasReferences: tokenizer.token.hasReferences
        )
      )
    }
    _ = tokenizer.advance(isForeign: false)
  }

  private func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether the element is a repeated `html`, `head` or `body`, which a page has only once.
  private mutating func isRepeated(_ kind: ElementKind) -> Bool {
    switch kind {
    case .html: return nodes.first?.element.kind == .html
    case .head:
      defer { hasHead = true }
      return hasHead || hasBody
    case .body:
      defer { hasBody = true }
      return hasBody
    default: return false
    }
  }

  /// Whether the element is a part of a table, such as a row, outside of a table.
  ///
  /// A browser ignores the tags of such an element.
  private func isStray(_ element: KnownElement) -> Bool {
    guard element.traits.contains(.tablePart), element.kind != .table else { return false }
    guard let top = open.last else { return hasContent }
    return !isInTable && !top.element.traits.contains(.tablePart) && top.kind != .template
  }

  /// Ends the elements that end before a start tag, and starts the elements that it requires.
  private mutating func endImplicitly(before element: KnownElement) {
    let traits = element.traits
    if open.last?.kind == .head, !traits.contains(.head) { pop() }
    if traits.contains(.endsParagraph) { endParagraph() }
    switch element.kind {
    case .li: endItem(.li, .li)
    case .dd, .dt: endItem(.dd, .dt)
    case .option: endTop(.option, .option)
    case .optgroup:
      endTop(.option, .option)
      endTop(.optgroup, .optgroup)
    case .rp, .rt: endTop(.rp, .rt)
    case .button: if let place = placeInScope(.of(.button)) { pop(through: place) }
    case .a: endTop(.a, .a)
    case .table: break
    case _ where traits.contains(.heading):
      if open.last?.element.traits.contains(.heading) == true { pop() }
    case _ where traits.contains(.tablePart): endCells(before: element)
    default: break
    }
  }

  private mutating func endTop(_ kind: ElementKind, _ other: ElementKind) {
    if let top = open.last?.kind, top == kind || top == other { pop() }
  }

  private mutating func endParagraph() {
    let place = open.lastIndex {
      $0.element.traits.contains(.scope) || $0.kind == .p || $0.kind == .button
    }
    if let place, open[place].kind == .p { pop(through: place) }
  }

  private mutating func endItem(_ kind: ElementKind, _ other: ElementKind) {
    let place = open.lastIndex { element in
      guard element.element.traits.contains(.special) else { return false }
      return element.kind != .address && element.kind != .div && element.kind != .p
    }
    if let place, open[place].kind == kind || open[place].kind == other { pop(through: place) }
  }

  /// Ends the parts of a table that end before another part.
  private mutating func endCells(before element: KnownElement) {
    guard isInTable else { return }
    while let top = open.last?.kind, !isKept(top, before: element.kind) { pop() }
    let top = open.last?.kind
    if element.kind == .tr, top == .table { insert(.tbody) }
    if element.traits.contains(.tableCell), top != .tr {
      if top == .table { insert(.tbody) }
      insert(.tr)
    }
  }

  /// Whether an open element stays open when the start tag of a part of a table follows, such as
  /// `<tr>`.
  private func isKept(_ open: ElementKind, before part: ElementKind) -> Bool {
    switch open {
    case .table, .template: true
    case .tbody, .tfoot, .thead: part == .td || part == .th || part == .tr
    case .tr: part == .td || part == .th
    case .colgroup: part == .col
    default: false
    }
  }

  /// Starts an element that has no start tag.
  private mutating func insert(_ kind: ElementKind) { push(append(.of(kind)), .of(kind), 0..<0) }

  private var isInTable: Bool {
    open.last { $0.kind == .table || $0.kind == .template }?.kind == .table
  }

  // MARK: End tags

  private mutating func end(_ element: KnownElement) {
    if !tooDeep.isEmpty, case let name = tokenizer.name(of: tokenizer.token),
      let count = tooDeep[name], count > 0
    {
      tooDeep[name] = count - 1
    } else if element.kind == .br {
      _ = append(element)
    } else if let place = placeInScope(element, named: tokenizer.token.content) {
      pop(through: place)
    } else if element.kind == .p, !isForeign {
      insert(.p)
      pop()
    }
  }

  /// Returns the index of the open element that an end tag ends, or nil.
  private func placeInScope(_ element: KnownElement, named name: Range<Int> = 0..<0) -> Int? {
    // The end tag of any heading ends the open one.
    if element.traits.contains(.heading) {
      let place = open.lastIndex { !$0.element.traits.isDisjoint(with: [.heading, .scope]) }
      return place.flatMap { open[$0].element.traits.contains(.heading) ? $0 : nil }
    }
    let isTablePart = element.traits.contains(.tablePart)
    let end: ElementTraits = element.traits.contains(.special) ? .scope : .special
    let place = open.lastIndex { other in
      if isSame(other, element, name) { return true }
      if isTablePart { return other.kind == .table || other.kind == .template }
      return other.element.traits.contains(end)
    }
    return place.flatMap { isSame(open[$0], element, name) ? $0 : nil }
  }

  private func isSame(_ open: OpenElement, _ element: KnownElement, _ name: Range<Int>) -> Bool {
    open.element.index == element.index
      && (element.isKnown || tokenizer.bytes.haveSameName(open.name, name))
  }

  // MARK: Open elements

  private mutating func push(_ node: Int, _ element: KnownElement, _ name: Range<Int>) {
    guard open.count < MarkupTree.maximumDepth else {
      tooDeep[element.isKnown ? element.name : tokenizer.bytes.name(in: name), default: 0] += 1
      return
    }
    let traits = element.traits
    open.append(
      OpenElement(
        node: node,
        name: name,
        element: element,
        isForeign: traits.isDisjoint(with: .language) ? isForeign : traits.contains(.foreign)
      )
    )
  }

  private mutating func pop() {
    open.removeLast()
    if !tooDeep.isEmpty { tooDeep = [:] }
  }

  private mutating func pop(through place: Int) {
    while open.count > place { pop() }
  }
}
