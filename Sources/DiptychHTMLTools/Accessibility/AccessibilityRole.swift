/// A role of WAI-ARIA.
package enum AccessibilityRole: String, Sendable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell
  case checkbox, code, columnheader, combobox, complementary, contentinfo, definition, deletion
  case dialog, directory, document, emphasis, feed, figure, form, generic, grid, gridcell, group
  case heading, iframe, img, insertion, link, list, listbox, listitem, log, main, mark, marquee
  case math, meter, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, navigation, none, note
  case option, paragraph, presentation, progressbar, radio, radiogroup, region, row, rowgroup
  case rowheader, scrollbar, search, searchbox, separator, slider, spinbutton, status, strong
  case `subscript`, superscript, `switch`, tab, table, tablist, tabpanel, term, textbox, time, timer
  case toolbar, tooltip, tree, treegrid, treeitem

  /// Returns the first known role of an attribute `role`.
  init?(attribute: String?) {
    let roles = attribute?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    for role in roles where role != "iframe" {
      if let role = AccessibilityRole(rawValue: String(role)) {
        self = role
        return
      }
    }
    return nil
  }

  /// Whether the role marks the element as presentational.
  var isPresentational: Bool { self == .none || self == .presentation }

  /// Whether elements of the role have no name of their own.
  var prohibitsName: Bool {
    switch self {
    case .caption, .code, .definition, .deletion, .emphasis, .generic, .insertion, .mark,
      .paragraph,
      .presentation, .strong, .subscript, .superscript, .term, .time:
      true
    default: false
    }
  }

  /// Whether the content of an element of the role is its name.
  var isNamedByContent: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnheader, .gridcell, .heading, .link, .menuitem,
      .menuitemcheckbox, .menuitemradio, .option, .radio, .row, .rowheader, .switch, .tab, .tooltip,
      .treeitem:
      true
    default: false
    }
  }

  /// Whether the content of an element of the role is a part of the name of an element around it.
  var isPartOfName: Bool {
    switch self {
    case .caption, .code, .contentinfo, .definition, .deletion, .emphasis, .insertion, .list,
      .listitem, .mark, .none, .paragraph, .presentation, .region, .rowgroup, .strong, .subscript,
      .superscript, .table, .term, .time:
      true
    default: isNamedByContent
    }
  }

  var canBeChecked: Bool {
    switch self {
    case .checkbox, .menuitemcheckbox, .menuitemradio, .option, .radio, .switch, .treeitem: true
    default: false
    }
  }

  var canBeDisabled: Bool {
    switch self {
    case .application, .button, .checkbox, .columnheader, .combobox, .grid, .gridcell, .group,
      .link,
      .listbox, .menu, .menubar, .menuitem, .menuitemcheckbox, .menuitemradio, .option, .radio,
      .radiogroup, .row, .rowheader, .scrollbar, .searchbox, .separator, .slider, .spinbutton,
      .switch, .tab, .tablist, .textbox, .toolbar, .tree, .treegrid, .treeitem:
      true
    default: false
    }
  }

  var canBeExpanded: Bool {
    switch self {
    case .application, .button, .checkbox, .columnheader, .combobox, .gridcell, .link, .listbox,
      .menuitem, .menuitemcheckbox, .menuitemradio, .row, .rowheader, .switch, .tab, .treeitem:
      true
    default: false
    }
  }

  var canBeInvalid: Bool {
    switch self {
    case .application, .checkbox, .columnheader, .combobox, .gridcell, .listbox, .radiogroup,
      .rowheader, .searchbox, .slider, .spinbutton, .switch, .textbox, .tree:
      true
    default: false
    }
  }

  var hasLevel: Bool {
    switch self {
    case .heading, .listitem, .row, .treeitem: true
    default: false
    }
  }

  var canBeSelected: Bool {
    switch self {
    case .columnheader, .gridcell, .option, .row, .rowheader, .tab, .treeitem: true
    default: false
    }
  }
}

/// The mapping from HTML elements to roles, by the attribute `role` or else by the element.
///
/// The mapping follows HTML-AAM, as Chromium and Playwright read it.
struct RoleMapping {
  let markup: AccessibleMarkup
  private var tree: MarkupTree { markup.tree }

  /// Returns the role of an element, or nil if it has none.
  func role(of node: Int, _ element: MarkupElement) -> AccessibilityRole? {
    guard let role = AccessibilityRole(attribute: element["role"]) else {
      return implicitRole(of: node, element)
    }
    guard role.isPresentational else { return role }
    // An element that can be focused, or has a global attribute, keeps its role.
    let implicit = implicitRole(of: node, element)
    return isNeeded(element, as: implicit) ? implicit : role
  }

  private func implicitRole(of node: Int, _ element: MarkupElement) -> AccessibilityRole? {
    guard let role = nativeRole(of: node, element) else { return nil }
    // If a list or a table is presentational, its parts are presentational too.
    var inner = element
    for ancestor in tree.ancestors(of: node) {
      guard let outer = tree.element(ancestor),
        Self.presentationParents[inner.name]?.contains(outer.name) == true
      else { break }
      if let role = AccessibilityRole(attribute: outer["role"]), role.isPresentational,
        !isNeeded(outer, as: role)
      {
        return role
      }
      inner = outer
    }
    return role
  }

  private static let presentationParents: [String: Set<String>] = [
    "dd": ["dl", "div"], "div": ["dl"], "dt": ["dl", "div"], "li": ["ol", "ul"],
    "tbody": ["table"], "td": ["tr"], "tfoot": ["table"], "th": ["tr"], "thead": ["table"],
    "tr": ["table", "tbody", "tfoot", "thead"],
  ]

  // MARK: Roles of HTML

  private static let roles: [String: AccessibilityRole] = [
    "article": .article, "aside": .complementary, "blockquote": .blockquote, "button": .button,
    "caption": .caption, "code": .code, "datalist": .listbox, "dd": .definition, "del": .deletion,
    "details": .group, "dfn": .term, "dialog": .dialog, "dt": .term, "em": .emphasis,
    "fieldset": .group, "figure": .figure, "h1": .heading, "h2": .heading, "h3": .heading,
    "h4": .heading, "h5": .heading, "h6": .heading, "hr": .separator, "html": .document,
    "iframe": .iframe, "ins": .insertion, "li": .listitem, "main": .main, "mark": .mark,
    "math": .math, "menu": .list, "meter": .meter, "nav": .navigation, "ol": .list,
    "optgroup": .group, "option": .option, "output": .status, "p": .paragraph,
    "progress": .progressbar, "search": .search, "strong": .strong, "sub": .subscript,
    "sup": .superscript, "svg": .img, "table": .table, "tbody": .rowgroup, "textarea": .textbox,
    "tfoot": .rowgroup, "thead": .rowgroup, "time": .time, "tr": .row, "ul": .list,
  ]

  private static let inputRoles: [String: AccessibilityRole] = [
    "button": .button, "checkbox": .checkbox, "file": .button, "image": .button,
    "number": .spinbutton, "radio": .radio, "range": .slider, "reset": .button, "submit": .button,
  ]

  private func nativeRole(of node: Int, _ element: MarkupElement) -> AccessibilityRole? {
    switch element.name {
    case "a", "area": element.has("href") ? .link : nil
    case "footer": isInSection(node) ? nil : .contentinfo
    case "header": isInSection(node) ? nil : .banner
    case "form": isNamed(element) ? .form : nil
    case "section": isNamed(element) ? .region : nil
    case "img": isDecoration(element) ? .presentation : .img
    case "input": inputRole(of: element)
    case "select": element.isListBox ? .listbox : .combobox
    case "td": isInGrid(node) ? .gridcell : .cell
    case "th": headerRole(of: node, element)
    default: Self.roles[element.name]
    }
  }

  private func isNamed(_ element: MarkupElement) -> Bool {
    element.has("aria-label") || element.has("aria-labelledby")
  }

  /// Whether an element is in an article or a section.
  ///
  /// A `header` in it is not the header of the page.
  private func isInSection(_ node: Int) -> Bool {
    tree.ancestors(of: node).contains { ancestor in
      guard let element = tree.element(ancestor) else { return false }
      guard let role = element["role"] else {
        return ["article", "aside", "main", "nav", "section"].contains(element.name)
      }
      return ["article", "complementary", "main", "navigation", "region"].contains(role)
    }
  }

  private func isDecoration(_ image: MarkupElement) -> Bool {
    image["alt"] == "" && (image["title"] ?? "").isEmpty && !isDescribed(image, as: nil)
      && !hasTabIndex(image)
  }

  private func inputRole(of element: MarkupElement) -> AccessibilityRole? {
    switch element.inputType {
    case "hidden": return nil
    case "email", "search", "tel", "text", "url", "":
      if let list = markup.references(element["list"]).first, tree.name(list) == "datalist" {
        return .combobox
      }
      return element.inputType == "search" ? .searchbox : .textbox
    case let type?: return Self.inputRoles[type] ?? .textbox
    case nil: return nil
    }
  }

  // MARK: Cells

  private func isInGrid(_ node: Int) -> Bool {
    let table = tree.ancestors(of: node).first { tree.name($0) == "table" }
    let role = table.flatMap { AccessibilityRole(attribute: tree.element($0)?["role"]) }
    return role == .grid || role == .treegrid
  }

  private func headerRole(of node: Int, _ element: MarkupElement) -> AccessibilityRole? {
    switch element["scope"] {
    case "col", "colgroup": return .columnheader
    case "row", "rowgroup": return .rowheader
    default: break
    }
    let (previous, next) = neighbours(of: node)
    if previous == nil && next == nil { return isOnlyRow(around: node) ? nil : .columnheader }
    if [previous, next].allSatisfy({ $0.map(tree.name) == "th" }) { return .columnheader }
    return [previous, next].contains(where: isFilledCell) ? .rowheader : .columnheader
  }

  /// Returns the elements before and after an element.
  private func neighbours(of node: Int) -> (previous: Int?, next: Int?) {
    let before = sequence(first: node, next: tree.previousSibling).dropFirst()
    let after = sequence(first: node, next: tree.nextSibling).dropFirst()
    return (before.first { !tree.isText($0) }, after.first { !tree.isText($0) })
  }

  /// Whether a cell is in a table of a single row, so that it can't be a header.
  private func isOnlyRow(around node: Int) -> Bool {
    guard let row = tree.parent(of: node), tree.name(row) == "tr",
      let table = tree.ancestors(of: row).first(where: { tree.name($0) == "table" })
    else { return false }
    var count = 0
    for child in tree.children(of: table) {
      let rows =
        tree.has(.tableSection, child)
        ? Array(tree.children(of: child).lazy.filter { tree.name($0) == "tr" }.prefix(2))
        : tree.name(child) == "tr" ? [child] : []
      count += rows.count
      if count > 1 { return false }
    }
    return true
  }

  private func isFilledCell(_ node: Int?) -> Bool {
    guard let node, tree.name(node) == "td" else { return false }
    return tree.children(of: node).contains { child in
      tree.text(child).map { !$0.allSatisfy(\.isWhitespace) } ?? true
    }
  }

  // MARK: Presentation

  /// The global attributes, which apply to elements of any role.
  private static let globalAttributes = [
    "aria-atomic", "aria-busy", "aria-controls", "aria-current", "aria-describedby", "aria-details",
    "aria-dropeffect", "aria-flowto", "aria-grabbed", "aria-hidden", "aria-keyshortcuts",
    "aria-live", "aria-owns", "aria-relevant",
  ]

  /// Whether an element keeps its role, although an attribute marks it as presentational.
  private func isNeeded(_ element: MarkupElement, as role: AccessibilityRole?) -> Bool {
    isDescribed(element, as: role) || isFocusable(element)
  }

  private func isDescribed(_ element: MarkupElement, as role: AccessibilityRole?) -> Bool {
    if Self.globalAttributes.contains(where: element.has) { return true }
    if element.has("aria-roledescription"), role != .generic { return true }
    let mayBeNamed: Bool =
      switch role {
      case .caption, .code, .deletion, .emphasis, .generic, .insertion, .paragraph, .presentation,
        .strong, .subscript, .superscript:
        false
      default: true
      }
    return mayBeNamed && isNamed(element)
  }

  private func isFocusable(_ element: MarkupElement) -> Bool {
    if hasTabIndex(element) { return true }
    return switch element.name {
    case "button", "select", "textarea": !element.has("disabled")
    case "details": true
    case "a", "area": element.has("href")
    case "input": !element.has("disabled") && !element.has("hidden")
    default: false
    }
  }

  private func hasTabIndex(_ element: MarkupElement) -> Bool {
    element["tabindex"].flatMap { Int($0) } != nil
  }
}
