/// A tree of markup, with what accessibility asks of every element.
struct AccessibleMarkup {
  let tree: MarkupTree
  /// Whether a screen reader is told nothing of a node; what is in it may be visible.
  private(set) var isHidden: [Bool] = []
  /// Whether a node is not seen either.
  private(set) var isUndisplayed: [Bool] = []
  /// Whether an element ends the word before it.
  private(set) var isBlock: [Bool] = []
  /// Whether a node is one of SVG.
  private(set) var isSVG: [Bool] = []
  /// Whether a node stands in a disabled `fieldset`, but not in its legend.
  private(set) var isInDisabledFieldset: [Bool] = []
  /// The roles of the elements.
  private(set) var roles: [AccessibilityRole?] = []
  /// The options that are selected.
  private(set) var selectedOptions: Set<Int> = []
  /// The first element of each id.
  private var ids: [String: Int] = [:]
  /// The `label` elements of each control.
  private var labels: [Int: [Int]] = [:]

  init(_ tree: MarkupTree) {
    self.tree = tree
    // The elements whose caption has come.
    var captioned: Set<Int> = []
    // All content of an element that is not displayed, or is decoration, is so too; visibility differs.
    var removed: [Bool] = []
    var invisible: [Bool] = []
    var decorations: [Bool] = []
    for (node, content) in tree.nodes.enumerated() {
      if let id = content.element?["id"], !id.isEmpty, ids[id] == nil { ids[id] = node }
      let isCaption =
        content.parent.map { parent in
          Self.captions[tree.name(parent)] == tree.name(node)
            && captioned.insert(parent).inserted
        } ?? false
      let style = content.element?.style ?? [:]
      let isRemoved =
        content.parent.map { removed[$0] } ?? false || style["display"] == "none"
        || undisplays(node, isCaption: isCaption)
      removed.append(isRemoved)
      let isParentInvisible = content.parent.map { invisible[$0] } ?? false
      let isInvisible = Self.isInvisible[style["visibility"] ?? "inherit"] ?? isParentInvisible
      invisible.append(isInvisible)
      isUndisplayed.append(isRemoved || isInvisible)
      let isDecoration =
        content.parent.map { decorations[$0] } ?? false
        || content.element?["aria-hidden"]?.lowercased() == "true"
      decorations.append(isDecoration)
      isHidden.append(isDecoration || isUndisplayed[node])
      let isInSVG = content.parent.map { isSVG[$0] && tree.name($0) != "foreignobject" } ?? false
      isSVG.append(isInSVG || tree.name(node) == "svg")
      isInDisabledFieldset.append(
        content.parent.map { parent in
          let isDisabled =
            tree.name(parent) == "fieldset" && tree.element(parent)?.has("disabled") == true
          return isDisabled ? !isCaption : isInDisabledFieldset[parent]
        } ?? false
      )
      isBlock.append(content.element.map(BlockElement.contains) ?? false)
    }
    for node in tree.nodes.indices where tree.name(node) == "label" {
      if let control = control(of: node) { labels[control, default: []].append(node) }
    }
    roles = tree.nodes.indices.map { node in
      tree.element(node).flatMap { ElementRole(markup: self).role(of: node, $0) }
    }
    for node in tree.nodes.indices where tree.name(node) == "select" {
      selectedOptions.formUnion(ElementValue.selectedOptions(of: node, in: self))
    }
  }

  /// The body of a document, or nil for markup without one.
  var root: Int? {
    let html = tree.children(of: nil).first { tree.name($0) == "html" }
    return tree.children(of: html).first { tree.name($0) == "body" } ?? html
  }

  /// Returns the elements that an attribute with ids names.
  func references(_ ids: String?) -> [Int] {
    guard let ids else { return [] }
    var found: [Int] = []
    var known: Set<Int> = []
    for id in ids.split(whereSeparator: { $0.isASCII && $0.isWhitespace }) {
      if let node = self.ids[String(id)], known.insert(node).inserted { found.append(node) }
    }
    return found
  }

  /// Returns the texts in an element that fit, with those of blocks apart, at any depth.
  func text(of element: Int, where fits: (Int) -> Bool) -> String {
    var result = ""
    for node in tree.nodes[element...].indices.dropFirst() {
      guard let parent = tree.nodes[node].parent, parent >= element else { break }
      if isBlock[node] { result += " " }
      if case .text(let text) = tree.nodes[node].content, fits(node) { result += text }
    }
    return result
  }

  /// Returns the `label` elements of a control.
  func labels(of control: Int) -> [Int] { labels[control] ?? [] }

  /// The elements whose first child of a name is their caption.
  private static let captions = ["details": "summary", "fieldset": "legend"]

  // MARK: What is hidden

  /// The elements that are not displayed by any browser.
  private static let undisplayed: Set = [
    "area", "base", "basefont", "datalist", "head", "link", "meta", "noembed", "noframes",
    "noscript", "param", "rp", "script", "source", "style", "template", "title", "track",
  ]

  private func undisplays(_ node: Int, isCaption: Bool) -> Bool {
    let parent = tree.nodes[node].parent
    // The content of closed details is hidden, but for the summary.
    if let details = parent.flatMap(tree.element), details.name == "details",
      !details.has("open"), !isCaption
    {
      return true
    }
    guard let element = tree.element(node) else { return false }
    if Self.undisplayed.contains(element.name) || element.has("hidden") || element.has("popover") {
      return true
    }
    switch element.name {
    case "audio": if !element.has("controls") { return true }
    case "dialog": if !element.has("open") { return true }
    case "input": if element.inputType == "hidden" { return true }
    case "optgroup":
      if let select = parent.flatMap(tree.element), select.name == "select", !select.isListBox {
        return true
      }
    default: break
    }
    return false
  }

  /// Whether the values of `visibility` hide an element, but for those that do as the one around it.
  private static let isInvisible = [
    "collapse": true, "hidden": true, "initial": false, "visible": false,
  ]

  // MARK: Labels

  private static let labelable: Set = [
    "button", "input", "meter", "output", "progress", "select", "textarea",
  ]

  private func control(of label: Int) -> Int? {
    if let id = tree.element(label)?["for"] {
      guard let control = ids[id], isLabelable(control) else { return nil }
      return control
    }
    return firstControl(in: label)
  }

  private func isLabelable(_ node: Int) -> Bool {
    guard let element = tree.element(node), Self.labelable.contains(element.name) else {
      return false
    }
    return element.inputType != "hidden"
  }

  private func firstControl(in element: Int) -> Int? {
    for child in tree.children(of: element) {
      if isLabelable(child) { return child }
      if let control = firstControl(in: child) { return control }
    }
    return nil
  }
}

extension MarkupElement {
  /// The type of an `input`, in lower case, or nil for other elements.
  var inputType: String? {
    guard name == "input" else { return nil }
    return self["type"]?.lowercased() ?? "text"
  }

  /// Whether a `select` shows all of its options.
  var isListBox: Bool { has("multiple") || (self["size"].flatMap { Int($0) } ?? 0) > 1 }

  /// The properties of the attribute `style`.
  var style: [String: String] { self["style"].map { StyleAttribute($0).properties } ?? [:] }
}
