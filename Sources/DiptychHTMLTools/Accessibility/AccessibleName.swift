/// The computation of the accessible name of an element, by the rules of WAI-ARIA.
struct AccessibleName {
  private let markup: AccessibleMarkup
  /// The elements whose text is already part of the name.
  private var visited: Set<Int> = []

  private var tree: MarkupTree { markup.tree }

  /// A use of the text of an element as a name or as a part of a name.
  private struct Use {
    enum Place { case itself, inside, reference }

    /// The place of the element with the text: the named element itself, an element inside it, or
    /// an element that a reference names.
    var place: Place
    /// Whether the text belongs to an element that `aria-labelledby` names.
    var isLabelledBy = false
    /// Whether the text belongs to a `label`.
    var isLabel = false
    /// Whether the text belongs to a `caption`, a `legend`, a `figcaption` or a `title`.
    var isCaption = false
    /// Whether the element that the name comes from is hidden, so that hidden text counts.
    var isHidden = false
    /// The number of enclosing elements that the computation has visited.
    var depth = 0
  }

  /// The maximum depth of elements whose names are computed; for deeper elements, the text is used.
  private static let maximumDepth = 32

  private init(_ markup: AccessibleMarkup) { self.markup = markup }

  /// Returns the name of an element, with white space collapsed.
  static func of(_ node: Int, in markup: AccessibleMarkup) -> String {
    if markup.role(of: node)?.prohibitsName == true { return "" }
    var name = AccessibleName(markup)
    return collapsed(name.text(of: node, Use(place: .itself)))
  }

  private mutating func text(of node: Int, _ use: Use) -> String {
    guard let element = tree.element(node), !visited.contains(node) else { return "" }
    guard use.depth < Self.maximumDepth else {
      visited.insert(node)
      return markup.text(of: node) { use.isHidden || !markup.isHidden($0) }
    }
    var use = use
    use.depth += 1
    if isIgnored(element) || !use.isHidden && markup.isHidden(node) {
      visited.insert(node)
      // An invisible element may have visible content.
      return isIgnored(element) ? "" : content(of: node, use)
    }
    let references = markup.references(element["aria-labelledby"])
    if !use.isLabelledBy, let text = text(ofReferences: references, use) { return text }
    let role = markup.role(of: node)
    if use.isLabel || use.isLabelledBy || use.place == .inside, !references.contains(node),
      let value = value(of: node, element, role, use)
    {
      visited.insert(node)
      return value
    }
    if let label = element["aria-label"], !isBlank(label) {
      visited.insert(node)
      return label
    }
    // A control is not part of the text of its label.
    visited.insert(node)
    if role?.isPresentational != true,
      let text = nativeText(of: node, element, use, isLabelled: !references.isEmpty)
    {
      return text
    }
    if allowsContent(element, role, use) {
      let content = content(of: node, use)
      if !content.isEmpty, use.place != .itself || !isBlank(content) { return content }
    }
    guard role?.isPresentational != true, let title = element["title"], !isBlank(title) else {
      return ""
    }
    return title
  }

  private func isIgnored(_ element: MarkupElement) -> Bool {
    switch element.name {
    case "noscript", "script", "style", "template": true
    default: false
    }
  }

  private func allowsContent(
    _ element: MarkupElement,
    _ role: AccessibilityRole?,
    _ use: Use
  ) -> Bool {
    if use.isLabelledBy || use.isLabel || use.isCaption { return true }
    if element.name == "summary", role?.isPresentational != true { return true }
    guard use.place == .inside else { return role?.isNamedByContent ?? false }
    return role?.isPartOfName ?? true
  }

  /// Returns the texts of the content; spaces separate the texts of blocks.
  private mutating func content(of node: Int, _ use: Use) -> String {
    var use = use
    if use.place == .itself { use.place = .inside }
    var result = ""
    for child in tree.children(of: node) {
      if let text = tree.text(child) {
        if use.isHidden || !markup.isHidden(child) { result += text }
      } else {
        let text = text(of: child, use)
        result += markup.isBlock(child) ? " \(text) " : text
      }
    }
    return result
  }

  // MARK: References

  private mutating func text(ofReferences references: [Int], _ use: Use) -> String? {
    guard !references.isEmpty else { return nil }
    let texts = texts(of: references, Use(place: .reference, isLabelledBy: true, depth: use.depth))
    return texts.allSatisfy(\.isEmpty) ? nil : texts.joined(separator: " ")
  }

  private mutating func text(ofLabels labels: [Int], _ use: Use) -> String {
    texts(of: labels, Use(place: .reference, isLabel: true, depth: use.depth))
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// Returns the texts of elements that a name refers to; hidden text counts in hidden ones.
  private mutating func texts(of nodes: [Int], _ use: Use) -> [String] {
    nodes.map { node in
      var use = use
      use.isHidden = markup.isHidden(node)
      return text(of: node, use)
    }
  }

  // MARK: Values

  /// Returns the value of a control in the text of its label, or nil if the element has none.
  private mutating func value(
    of node: Int,
    _ element: MarkupElement,
    _ role: AccessibilityRole?,
    _ use: Use
  ) -> String? {
    switch role {
    case .textbox, .searchbox: return ElementValue.text(of: node, in: tree)
    case .combobox, .listbox:
      if element.name == "input" { return ElementValue.text(of: node, in: tree) }
      visited.insert(node)
      var use = use
      if use.place == .itself { use.place = .inside }
      return ElementValue.selectedOptions(of: node, in: markup)
        .map { text(of: $0, use) }
        .joined(separator: " ")
    case .progressbar, .scrollbar, .slider, .spinbutton, .meter:
      return element["aria-valuetext"] ?? element["aria-valuenow"] ?? element["value"] ?? ""
    case .menu: return ""
    default: return nil
    }
  }

  // MARK: Names of HTML

  /// Returns the name of an element by the rules of HTML, or nil if the content may be the name.
  private mutating func nativeText(
    of node: Int,
    _ element: MarkupElement,
    _ use: Use,
    isLabelled: Bool
  ) -> String? {
    let title = element["title"] ?? ""
    let labels = markup.labels(of: node)
    switch element.name {
    case "input":
      switch element.inputType {
      case "button", "submit", "reset":
        if let value = element["value"], !isBlank(value) { return value }
        return ["submit": "Submit", "reset": "Reset"][element.inputType] ?? title
      case "file", "image":
        if !labels.isEmpty, !use.isLabelledBy { return text(ofLabels: labels, use) }
        if element.inputType == "file" { return "Choose File" }
        return [element["alt"] ?? "", title].first { !isBlank($0) } ?? "Submit"
      default: break
      }
      fallthrough
    case "meter", "progress", "select", "textarea":
      if isLabelled { return nil }
      if !labels.isEmpty { return text(ofLabels: labels, use) }
      return title.isEmpty && hasPlaceholder(element) ? element["placeholder"] ?? "" : title
    case "button":
      return isLabelled || labels.isEmpty ? nil : text(ofLabels: labels, use)
    case "output":
      if isLabelled { return nil }
      return labels.isEmpty ? title : text(ofLabels: labels, use)
    case "fieldset": return isLabelled ? nil : caption("legend", of: node, use) ?? title
    case "figure": return isLabelled ? nil : caption("figcaption", of: node, use) ?? title
    case "table":
      if let caption = caption("caption", of: node, use) { return caption }
      return element["summary"].flatMap { $0.isEmpty ? nil : $0 }
    case "area", "img": return [element["alt"] ?? "", title].first { !isBlank($0) } ?? title
    default: break
    }
    guard markup.isSVG(node) else { return nil }
    return tree.children(of: node).first { tree.name($0) == "title" }.map { title in
      text(of: title, Use(place: .reference, isLabelledBy: true, isHidden: true, depth: use.depth))
    }
  }

  private func hasPlaceholder(_ element: MarkupElement) -> Bool {
    guard let type = element.inputType else { return element.name == "textarea" }
    return !["checkbox", "color", "hidden", "radio", "range"].contains(type)
  }

  /// Returns the text of the child that names an element, or nil.
  private mutating func caption(_ name: String, of node: Int, _ use: Use) -> String? {
    guard let child = tree.children(of: node).first(where: { tree.name($0) == name }) else {
      return nil
    }
    var use = use
    if use.place == .itself { use.place = .inside }
    use.isCaption = true
    use.isHidden = use.isHidden || markup.isHidden(child)
    return text(of: child, use)
  }
}

/// Returns whether a text contains only white space.
private func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
