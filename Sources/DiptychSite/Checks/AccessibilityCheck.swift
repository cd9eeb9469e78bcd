import DiptychHTMLTools

/// A check of the accessibility of a page, as far as its markup shows it.
struct AccessibilityCheck {
  private(set) var problems: [AccessibilityProblem] = []
  private let markup: AccessibleMarkup
  private var lastLevel: Int?
  /// Whether a heading has level 1; headings of a sidebar may stand before it.
  private var hasFirstHeading = false

  init(_ tree: MarkupTree) {
    markup = AccessibleMarkup(tree)
    for node in markup.nodes where mayHaveRule(node) { check(node) }
    if !hasFirstHeading { problems.append(.noFirstHeading) }
    for node in tree.nodes where tree.isKind(.img, node) {
      guard let image = tree.element(node), !image.isDescribed else { continue }
      problems.append(.unnamedImage(source: image["src"] ?? ""))
    }
  }

  /// Whether an element may have a rule.
  ///
  /// Only then, its role is looked up.
  private func mayHaveRule(_ node: Int) -> Bool {
    switch markup.tree.kind(node) {
    case .a, .area, .button, .embed, .h1, .h2, .h3, .h4, .h5, .h6, .iframe, .input, .object,
      .select, .table, .textarea:
      true
    default: hasRole(node)
    }
  }

  private func hasRole(_ node: Int) -> Bool {
    markup.tree.hasAttributes(node) && markup.tree.element(node)?.has("role") == true
  }

  private mutating func check(_ node: Int) {
    let kind = markup.tree.kind(node)
    // Browsers display an area as a part of its image.
    if kind == .area, let area = markup.tree.element(node), area.has("href"), !area.hasLabel {
      problems.append(.unnamedLink(destination: markup.destination(of: node) ?? ""))
    }
    guard !markup.isHidden(node) else { return }
    let role = markup.role(of: node)
    switch role {
    case nil where kind == .object || kind == .embed, .iframe,
      .img where kind != .img:
      if markup.name(of: node).isEmpty {
        problems.append(.unnamedEmbedding(element: markup.tree.name(node)))
      }
    case .heading: checkHeading(node)
    case .link where markup.name(of: node).isEmpty:
      problems.append(.unnamedLink(destination: markup.destination(of: node) ?? ""))
    case .button, .textbox, .checkbox, .radio, .combobox, .searchbox, .slider, .spinbutton,
      .listbox, .switch, .menuitem, .menuitemcheckbox, .menuitemradio, .treeitem, .tooltip, .meter,
      .progressbar, .dialog, .alertdialog:
      if markup.name(of: node).isEmpty || isUnnamedImage(node) {
        problems.append(.unnamedControl(role: role?.rawValue ?? ""))
      }
    case .table where !hasHeaders(node): problems.append(.tableWithoutHeaders)
    default: break
    }
  }

  /// Whether a button is an image with no other name than “Submit”, which browsers give it.
  private func isUnnamedImage(_ node: Int) -> Bool {
    guard let element = markup.tree.element(node), element["type"]?.lowercased() == "image" else {
      return false
    }
    return !element.hasLabel && markup.name(of: node) == "Submit"
  }

  private mutating func checkHeading(_ node: Int) {
    guard let level = markup.level(of: node) else { return }
    if let last = lastLevel, level > last + 1 {
      let name = markup.name(of: node)
      problems.append(.skippedLevel(heading: name, level: level, after: last))
    }
    if level == 1 { hasFirstHeading = true }
    lastLevel = level
  }

  /// Returns whether a table has a header cell of a row or a column.
  private func hasHeaders(_ table: Int) -> Bool {
    markup.tree.nodes(in: table).contains { node in
      guard markup.tree.isKind(.th, node) || hasRole(node), !markup.isHidden(node) else {
        return false
      }
      let role = markup.role(of: node)
      return role == .columnheader || role == .rowheader
    }
  }
}

extension MarkupElement {
  /// Whether an attribute names the element.
  fileprivate var hasLabel: Bool {
    ["alt", "aria-label", "aria-labelledby", "title"].contains { name in
      self[name]?.contains { !$0.isWhitespace } == true
    }
  }

  /// Whether an image has a description, or an empty description because it is decoration.
  fileprivate var isDescribed: Bool {
    ["alt", "aria-label", "aria-labelledby", "title"].contains(where: has)
      || self["aria-hidden"] == "true" || ["none", "presentation"].contains(self["role"])
  }
}

/// A defect of a page that keeps some people from reading or using it.
public enum AccessibilityProblem: Hashable, Sendable {
  /// A heading skips a level, such as a heading of level 4 after a heading of level 2.
  case skippedLevel(heading: String, level: Int, after: Int)
  /// The page has no heading of level 1.
  case noFirstHeading
  /// A link has no text and no label.
  case unnamedLink(destination: String)
  /// A button or a field has no text and no label.
  case unnamedControl(role: String)
  /// An element that embeds other content, such as an `iframe` or an `svg`, has no name.
  case unnamedEmbedding(element: String)
  /// An image has no description.
  ///
  /// An empty description is allowed, because it marks the image as decorative.
  case unnamedImage(source: String)
  /// A table has cells, but no cell is the header of a row or of a column.
  case tableWithoutHeaders
}

extension AccessibilityProblem: CustomStringConvertible {
  /// The defect and a remedy.
  public var description: String {
    switch self {
    case .skippedLevel(let heading, let level, let other):
      """
      the heading “\(heading)” has level \(level) after one of level \(other). Make it level \
      \(other + 1).
      """
    case .noFirstHeading:
      "no heading has level 1, so nothing says what the page is about. Add one."
    case .unnamedLink(let destination):
      "the link to “\(destination)” has no text. Give it a label."
    case .unnamedControl(let role):
      "a \(role) has no name. Give it a label."
    case .unnamedEmbedding(let element):
      "the content of the element \(element) has no name. Give it a title or an aria-label."
    case .unnamedImage(let source):
      """
      the image “\(source)” has no description. Give it one, or an empty one if the text \
      says the same.
      """
    case .tableWithoutHeaders:
      "a table has no titles of columns or rows. Add some."
    }
  }
}
