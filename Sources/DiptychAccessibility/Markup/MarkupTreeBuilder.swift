/// A builder of the tree of some markup: it ends elements whose end tags are left out.
struct MarkupTreeBuilder {
  private var tokenizer: MarkupTokenizer
  private var result = MarkupTree()
  /// The open elements, from the outside.
  private var open: [OpenElement] = []
  /// The names of open elements that are too deep to be on the stack.
  private var tooDeep: [String: Int] = [:]
  private var hasHead = false
  private var hasBody = false
  /// Whether something that is no part of a table stands at the top.
  private var hasContent = false

  private struct OpenElement {
    let node: Int
    let name: String
    let traits: ElementTraits
    /// Whether what is inside is SVG or MathML.
    let isForeign: Bool
  }

  init(_ html: String) { tokenizer = MarkupTokenizer(html) }

  /// Returns the tree.
  mutating func tree() -> MarkupTree {
    while let token = tokenizer.next(isForeign: isForeign) {
      switch token {
      case .text(let text): add(text)
      case .start(let element, let isSelfClosing): start(element, isSelfClosing: isSelfClosing)
      case .end(let name): end(name)
      }
    }
    return result
  }

  /// Whether what comes next is SVG or MathML.
  private var isForeign: Bool { open.last?.isForeign ?? false }

  private mutating func add(_ text: String) {
    if open.last?.name == "head", text.utf8.contains(where: { !$0.isMarkupSpace }) { pop() }
    if open.isEmpty, text.utf8.contains(where: { !$0.isMarkupSpace }) { hasContent = true }
    _ = result.append(
      .text(text.utf8.contains(0) ? Self.withoutNulls(text) : text),
      to: open.last?.node
    )
  }

  private static func withoutNulls(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self)
  }

  // MARK: Start tags

  private mutating func start(_ element: MarkupElement, isSelfClosing: Bool) {
    let name = element.name
    let traits = ElementTraits(of: name)
    let isForeign = isForeign
    if !isForeign {
      if isRepeated(name) || isStray(name, traits) { return }
      endImplicitly(before: name, traits)
    }
    if open.isEmpty, name == "table" || !traits.contains(.tablePart) { hasContent = true }
    let node = result.append(.element(element), to: open.last?.node)
    if isForeign || traits.contains(.foreign) {
      if !isSelfClosing { push(node, name) }
    } else if !traits.isDisjoint(with: .text) {
      var text = tokenizer.rawText(of: name, hasReferences: traits.contains(.escapedText))
      // The newline after the start tag is no part of the text.
      if name == "textarea", text.first?.isNewline == true { text.removeFirst() }
      if !text.isEmpty { _ = result.append(.text(text), to: node) }
    } else if !traits.contains(.void) {
      push(node, name)
    }
  }

  /// Whether a page has the element already; `html`, `head` and `body` are there once.
  private mutating func isRepeated(_ name: String) -> Bool {
    switch name {
    case "html": return result.firstRoot.map { result.name($0) == "html" } ?? false
    case "head":
      defer { hasHead = true }
      return hasHead || hasBody
    case "body":
      defer { hasBody = true }
      return hasBody
    default: return false
    }
  }

  /// Whether a part of a table stands in an element that is none, or beside one at the top; a browser
  /// ignores its tags.
  private func isStray(_ name: String, _ traits: ElementTraits) -> Bool {
    guard traits.contains(.tablePart), name != "table" else { return false }
    guard let top = open.last else { return hasContent }
    return !isInTable && !top.traits.contains(.tablePart) && top.name != "template"
  }

  /// Ends the elements that end before a start tag, and starts those that it needs.
  private mutating func endImplicitly(before name: String, _ traits: ElementTraits) {
    if open.last?.name == "head", !traits.contains(.head) { pop() }
    if traits.contains(.endsParagraph) { endParagraph() }
    switch name {
    case "li": endItem(["li"])
    case "dd", "dt": endItem(["dd", "dt"])
    case "option": endTop(["option"])
    case "optgroup":
      endTop(["option"])
      endTop(["optgroup"])
    case "rp", "rt": endTop(["rp", "rt"])
    case "button": if isInScope("button") { popThrough("button") }
    case "a": endTop(["a"])
    case "table": break
    case _ where traits.contains(.heading):
      if open.last?.traits.contains(.heading) == true { pop() }
    case _ where traits.contains(.tablePart): endCells(before: name, traits)
    default: break
    }
  }

  private mutating func endTop(_ names: Set<String>) {
    if let top = open.last?.name, names.contains(top) { pop() }
  }

  private mutating func endParagraph() {
    let top = open.last { $0.traits.contains(.scope) || $0.name == "p" || $0.name == "button" }
    if top?.name == "p" { popThrough("p") }
  }

  private mutating func endItem(_ names: Set<String>) {
    let top = open.last { element in
      guard element.traits.contains(.special) else { return false }
      return element.name != "address" && element.name != "div" && element.name != "p"
    }
    if let name = top?.name, names.contains(name) { popThrough(name) }
  }

  /// Ends the parts of a table that end before another one.
  private mutating func endCells(before name: String, _ traits: ElementTraits) {
    guard isInTable else { return }
    let kept: Set<String> =
      switch name {
      case "td", "th": ["table", "tbody", "template", "tfoot", "thead", "tr"]
      case "tr": ["table", "tbody", "template", "tfoot", "thead"]
      case "col": ["colgroup", "table", "template"]
      default: ["table", "template"]
      }
    while let top = open.last?.name, !kept.contains(top) { pop() }
    let top = open.last?.name
    if name == "tr" && top == "table" { insert("tbody") }
    if traits.contains(.tableCell), top != "tr" {
      if top == "table" { insert("tbody") }
      insert("tr")
    }
  }

  private mutating func insert(_ name: String) {
    let element = MarkupElement(name: name, attributes: [])
    push(result.append(.element(element), to: open.last?.node), name)
  }

  private var isInTable: Bool {
    open.last { $0.name == "table" || $0.name == "template" }?.name == "table"
  }

  // MARK: End tags

  private mutating func end(_ name: String) {
    if let count = tooDeep[name], count > 0 {
      tooDeep[name] = count - 1
    } else if name == "br" {
      _ = result.append(.element(MarkupElement(name: name, attributes: [])), to: open.last?.node)
    } else if name == "p", !isInScope("p"), !isForeign {
      insert("p")
      pop()
    } else if ElementTraits(of: name).contains(.heading) {
      // The end tag of any heading ends the open one.
      if let heading = open.last(where: { $0.traits.contains(.heading) })?.name, isInScope(heading)
      {
        popThrough(heading)
      }
    } else if isInScope(name) {
      popThrough(name)
    }
  }

  /// Whether an end tag ends an open element.
  private func isInScope(_ name: String) -> Bool {
    let traits = ElementTraits(of: name)
    let isTablePart = traits.contains(.tablePart)
    let end: ElementTraits = traits.contains(.special) ? .scope : .special
    let top = open.last { element in
      if element.name == name { return true }
      if isTablePart { return element.name == "table" || element.name == "template" }
      return element.traits.contains(end)
    }
    return top?.name == name
  }

  // MARK: Open elements

  private mutating func push(_ node: Int, _ name: String) {
    if open.count < MarkupTree.maximumDepth {
      let traits = ElementTraits(of: name)
      let isForeign =
        traits.isDisjoint(with: .language) ? isForeign : traits.contains(.foreign)
      open.append(OpenElement(node: node, name: name, traits: traits, isForeign: isForeign))
    } else {
      tooDeep[name, default: 0] += 1
    }
  }

  private mutating func pop() {
    open.removeLast()
    if !tooDeep.isEmpty { tooDeep = [:] }
  }

  private mutating func popThrough(_ name: String) {
    while let top = open.last?.name {
      pop()
      if top == name { return }
    }
  }
}
