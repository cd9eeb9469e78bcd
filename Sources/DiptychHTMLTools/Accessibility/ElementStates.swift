/// The states of elements that an accessibility outline contains.
struct ElementStates {
  let markup: AccessibleMarkup

  /// Returns the states of an element, such as `checked` or `level=2`.
  func states(of node: Int, _ element: MarkupElement, _ role: AccessibilityRole) -> [String] {
    var states: [String] = []
    if role.canBeChecked { states += state("checked", checked(element)) }
    if role.canBeDisabled, isDisabled(node, element) { states.append("disabled") }
    if role.canBeExpanded, isTrue(element["aria-expanded"]) { states.append("expanded") }
    if role.canBeInvalid { states += invalid(element) }
    if role.hasLevel, let level = Self.level(element) { states.append("level=\(level)") }
    if role == .button { states += state("pressed", element["aria-pressed"]?.lowercased()) }
    if role.canBeSelected, isSelected(node, element) { states.append("selected") }
    return states
  }

  private func state(_ name: String, _ value: String?) -> [String] {
    switch value {
    case "true": [name]
    case "mixed": ["\(name)=mixed"]
    default: []
    }
  }

  private func isTrue(_ value: String?) -> Bool { value?.lowercased() == "true" }

  private func checked(_ element: MarkupElement) -> String? {
    switch element.inputType {
    case "checkbox", "radio": element.has("checked") ? "true" : nil
    default: element["aria-checked"]?.lowercased()
    }
  }

  private func invalid(_ element: MarkupElement) -> [String] {
    switch element["aria-invalid"]?.lowercased() {
    case nil, "", "false": []
    case "grammar": ["invalid=grammar"]
    case "spelling": ["invalid=spelling"]
    default: ["invalid"]
    }
  }

  /// Returns the level of a heading, or of another element with `aria-level`, or nil.
  static func level(_ element: MarkupElement) -> Int? {
    if element.has(.heading) { return Int(element.name.dropFirst()) }
    return element["aria-level"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private func isSelected(_ node: Int, _ element: MarkupElement) -> Bool {
    element.name == "option"
      ? markup.selectedOptions.contains(node) : isTrue(element["aria-selected"])
  }

  // MARK: What can't be used

  private static let controls: Set = [
    "button", "input", "optgroup", "option", "select", "textarea",
  ]

  private func isDisabled(_ node: Int, _ element: MarkupElement) -> Bool {
    if Self.controls.contains(element.name),
      element.has("disabled") || isInDisabledGroup(node, element)
    {
      return true
    }
    if let own = element["aria-disabled"]?.lowercased(), own == "true" || own == "false" {
      return own == "true"
    }
    for ancestor in markup.tree.ancestors(of: node) {
      let value = markup.tree.element(ancestor)?["aria-disabled"]?.lowercased()
      if value == "true" || value == "false" { return value == "true" }
    }
    return false
  }

  private func isInDisabledGroup(_ node: Int, _ element: MarkupElement) -> Bool {
    if markup.isInDisabledFieldset(node) { return true }
    guard element.name == "option" else { return false }
    return markup.tree.ancestors(of: node).contains { ancestor in
      markup.tree.name(ancestor) == "optgroup"
        && markup.tree.element(ancestor)?.has("disabled") == true
    }
  }
}

/// The initial values of controls.
enum ElementValue {
  /// Returns the text in a control.
  static func text(of node: Int, in tree: MarkupTree) -> String {
    guard let element = tree.element(node) else { return "" }
    guard let type = element.inputType else { return content(of: node, in: tree) }
    let value = element["value"] ?? ""
    return switch type {
    case "color": value.isEmpty ? "#000000" : value
    case "range": Double(value) == nil ? middle(of: element) : value
    default: value
    }
  }

  /// Returns the middle of a slider, where it stands without a value.
  private static func middle(of slider: MarkupElement) -> String {
    let minimum = slider["min"].flatMap { Double($0) } ?? 0
    let maximum = max(minimum, slider["max"].flatMap { Double($0) } ?? 100)
    let middle = minimum / 2 + maximum / 2
    return Int(exactly: middle).map { String($0) } ?? String(middle)
  }

  private static func content(of node: Int, in tree: MarkupTree) -> String {
    tree.nodes(in: node).compactMap(tree.text).joined()
  }

  /// Returns the options of a list or a menu that are selected.
  static func selectedOptions(of node: Int, in markup: AccessibleMarkup) -> [Int] {
    let options = options(of: node, in: markup)
    guard markup.tree.name(node) == "select" else {
      return options.filter { markup.tree.element($0)?["aria-selected"]?.lowercased() == "true" }
    }
    let selected = options.filter { markup.tree.element($0)?.has("selected") == true }
    guard let select = markup.tree.element(node), !select.has("multiple") else { return selected }
    if let last = selected.last { return [last] }
    if select.isListBox { return [] }
    // A menu always shows an option, so if none is selected, the first enabled option is shown.
    let enabled = options.first { markup.tree.element($0)?.has("disabled") != true }
    return (enabled ?? options.first).map { [$0] } ?? []
  }

  private static func options(of node: Int, in markup: AccessibleMarkup) -> [Int] {
    markup.tree.children(of: node).flatMap { child in
      markup.role(of: child) == .option ? [child] : options(of: child, in: markup)
    }
  }
}
