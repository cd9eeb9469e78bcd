import DiptychFiles
import DiptychHTML

/// A tree of markup, annotated with visibility, display and roles.
///
/// Roles, labels and ids are computed on demand, because a check of a page needs only a few of
/// them.
package final class AccessibleMarkup {
  package let tree: MarkupTree
  private let facts: [Facts]
  /// The roles that were computed already.
  private var roles: [AccessibilityRole??]

  private struct Facts: OptionSet {
    let rawValue: UInt8

    /// The node and its content are not displayed.
    static let removed = Facts(rawValue: 1 << 0)
    /// The node is invisible; its content may be visible.
    static let invisible = Facts(rawValue: 1 << 1)
    /// Screen readers skip the node and its content.
    static let decoration = Facts(rawValue: 1 << 2)
    static let svg = Facts(rawValue: 1 << 3)
    /// The node is in a disabled `fieldset`, but not in its legend.
    static let disabled = Facts(rawValue: 1 << 4)
    /// The element separates words, as a block does.
    static let block = Facts(rawValue: 1 << 5)
    /// The facts that also apply to the content of the element.
    static let inherited: Facts = [.removed, .invisible, .decoration, .svg, .disabled]
  }

  package init(_ tree: MarkupTree) {
    self.tree = tree
    facts = Self.facts(of: tree)
    roles = Array(repeating: nil, count: tree.nodes.count)
  }

  /// Returns the facts about all nodes.
  private static func facts(of tree: MarkupTree) -> [Facts] {
    var all: [Facts] = []
    all.reserveCapacity(tree.nodes.count)
    // The elements whose caption was found already.
    var captioned: Set<Int> = []
    for node in tree.nodes {
      var facts = Facts()
      if let parent = tree.parent(of: node) {
        facts = all[parent].intersection(.inherited)
        switch tree.kind(parent) {
        case .foreignobject: facts.remove(.svg)
        // Closed `details` show only their summary.
        case .details where tree.element(parent)?.has("open") == false:
          let isCaption = tree.isKind(.summary, node) && captioned.insert(parent).inserted
          if !isCaption { facts.insert(.removed) }
        case .fieldset where tree.element(parent)?.has("disabled") == true:
          let isCaption = tree.isKind(.legend, node) && captioned.insert(parent).inserted
          if isCaption { facts.remove(.disabled) } else { facts.insert(.disabled) }
        default: break
        }
      }
      if !tree.isText(node) { add(node, of: tree, to: &facts) }
      all.append(facts)
    }
    return all
  }

  /// Adds the facts that follow from the attributes of an element.
  private static func add(_ node: Int, of tree: MarkupTree, to facts: inout Facts) {
    if tree.has(.block, node) { facts.insert(.block) }
    if tree.has(.undisplayed, node) || isUndisplayed(node, of: tree) { facts.insert(.removed) }
    if case .svg = tree.kind(node) { facts.insert(.svg) }
    guard tree.hasAttributes(node), let element = tree.element(node) else { return }
    if element.has("hidden") || element.has("popover") { facts.insert(.removed) }
    if element["aria-hidden"]?.lowercased() == "true" { facts.insert(.decoration) }
    guard let style = element["style"].map(StyleAttribute.init)?.properties else { return }
    switch style["display"] {
    case nil: break
    case "none": facts.formUnion([.removed, .block])
    case "inline": facts.remove(.block)
    default: facts.insert(.block)
    }
    switch style["visibility"] {
    case "collapse", "hidden": facts.insert(.invisible)
    case "initial", "visible": facts.remove(.invisible)
    default: break
    }
  }

  /// Whether browsers hide an element by its type and attributes, such as a closed `dialog`.
  private static func isUndisplayed(_ node: Int, of tree: MarkupTree) -> Bool {
    switch tree.kind(node) {
    case .audio: tree.element(node)?.has("controls") == false
    case .dialog: tree.element(node)?.has("open") == false
    case .input: tree.element(node)?.inputType == "hidden"
    case .optgroup:
      tree.parent(of: node).flatMap(tree.element).map { $0.kind == .select && !$0.isListBox }
        ?? false
    default: false
    }
  }

  // MARK: Nodes

  /// The body of a document, or nil for markup without one.
  var root: Int? {
    let html = tree.children(of: nil).first { tree.isKind(.html, $0) }
    return tree.children(of: html).first { tree.isKind(.body, $0) } ?? html
  }

  /// The nodes of the body in document order, or all nodes of markup without a body.
  package var nodes: Range<Int> { root.map(tree.nodes(in:)) ?? tree.nodes }

  /// Whether screen readers skip a node; its content may be visible.
  package func isHidden(_ node: Int) -> Bool {
    !facts[node].isDisjoint(with: [.decoration, .invisible, .removed])
  }

  /// Whether a node is invisible or not displayed.
  func isUndisplayed(_ node: Int) -> Bool { !facts[node].isDisjoint(with: [.invisible, .removed]) }

  /// Whether an element separates words, as a block does.
  func isBlock(_ node: Int) -> Bool { facts[node].contains(.block) }

  /// Whether a node is an SVG element.
  func isSVG(_ node: Int) -> Bool { facts[node].contains(.svg) }

  /// Whether a node is in a disabled `fieldset`, but not in its legend.
  func isInDisabledFieldset(_ node: Int) -> Bool { facts[node].contains(.disabled) }

  /// Returns the role of an element, or nil if it has none.
  package func role(of node: Int) -> AccessibilityRole? {
    if let role = roles[node] { return role }
    let role = tree.element(node).flatMap { RoleMapping(markup: self).role(of: node, $0) }
    roles[node] = .some(role)
    return role
  }

  /// Returns the name of an element, with white space collapsed.
  package func name(of node: Int) -> String { AccessibleName.of(node, in: self) }

  /// Returns the level of a heading, or nil if it has none.
  package func level(of node: Int) -> Int? { tree.element(node).flatMap(ElementStates.level) }

  /// Returns the address of a link, or nil; a `data:` address is shortened.
  package func destination(of node: Int) -> String? {
    guard let url = tree.element(node)?["href"] else { return nil }
    guard url.hasPrefix("data:"), let comma = url.firstIndex(of: ",") else { return url }
    return url[...comma] + "…"
  }

  // MARK: References

  /// The first element of each id.
  private lazy var ids: [ExactText: Int] = {
    var ids: [ExactText: Int] = [:]
    for node in tree.nodes where tree.hasAttributes(node) {
      guard let id = tree.element(node)?["id"].map(ExactText.init), !id.text.isEmpty else {
        continue
      }
      if ids[id] == nil { ids[id] = node }
    }
    return ids
  }()

  /// Returns the elements whose ids an attribute lists.
  func references(_ ids: String?) -> [Int] {
    guard let ids else { return [] }
    var found: [Int] = []
    var known: Set<Int> = []
    for id in ids.split(whereSeparator: { $0.isASCII && $0.isWhitespace }) {
      if let node = self.ids[ExactText(id)], known.insert(node).inserted { found.append(node) }
    }
    return found
  }

  // MARK: Labels

  /// The `label` elements of each control.
  private lazy var labels: [Int: [Int]] = {
    var labels: [Int: [Int]] = [:]
    for node in tree.nodes where tree.isKind(.label, node) {
      if let control = control(of: node) { labels[control, default: []].append(node) }
    }
    return labels
  }()

  /// Returns the `label` elements of a control.
  func labels(of control: Int) -> [Int] { labels[control] ?? [] }

  private func control(of label: Int) -> Int? {
    if let id = tree.element(label)?["for"] {
      guard let control = ids[ExactText(id)], isLabelable(control) else { return nil }
      return control
    }
    return tree.nodes(in: label).first(where: isLabelable)
  }

  private func isLabelable(_ node: Int) -> Bool {
    tree.has(.labelable, node) && tree.element(node)?.inputType != "hidden"
  }

  // MARK: Content

  lazy var selectedOptions: Set<Int> = {
    var options: Set<Int> = []
    for node in tree.nodes where tree.isKind(.select, node) {
      options.formUnion(ElementValue.selectedOptions(of: node, in: self))
    }
    return options
  }()

  /// Returns the texts in an element that satisfy a condition, at any depth.
  ///
  /// Spaces separate the texts of blocks.
  func text(of element: Int, where fits: (Int) -> Bool) -> String {
    var result = ""
    for node in tree.nodes(in: element) {
      if isBlock(node) { result += " " }
      if let text = tree.text(node), fits(node) { result += text }
    }
    return result
  }
}

extension MarkupElement {
  /// The type of an `input`, in lower case, or nil for other elements.
  var inputType: String? {
    guard kind == .input else { return nil }
    return self["type"]?.lowercased() ?? "text"
  }

  /// Whether a `select` shows all of its options.
  var isListBox: Bool { has("multiple") || (self["size"].flatMap { Int($0) } ?? 0) > 1 }
}

/// The CSS properties of an attribute `style`.
struct StyleAttribute {
  /// The values in lower case, without white space and `!important`.
  private(set) var properties: [String: String] = [:]

  init(_ text: String) {
    var important: Set<String> = []
    for declaration in text.lowercased().split(separator: ";") {
      let parts = declaration.filter { !$0.isWhitespace }.split(separator: ":", maxSplits: 1)
        .map(String.init)
      guard parts.count == 2 else { continue }
      let isImportant = parts[1].hasSuffix("!important")
      guard isImportant || !important.contains(parts[0]) else { continue }
      if isImportant { important.insert(parts[0]) }
      properties[parts[0]] = isImportant ? String(parts[1].dropLast("!important".count)) : parts[1]
    }
  }
}
