/// The initial values of controls.
enum ElementValue {
  /// Returns the text in a control.
  static func text(of node: Int, in tree: MarkupTree) -> String {
    guard let element = tree.element(node) else { return "" }
    guard let type = element.inputType else { return content(of: node, in: tree) }
    let value = element["value"] ?? ""
    return switch type {
    case "color": value.isEmpty ? "#000000" : value
    case "range": SliderValue(of: element).description
    default: value
    }
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
