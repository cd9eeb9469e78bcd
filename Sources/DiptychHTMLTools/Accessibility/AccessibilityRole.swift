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
