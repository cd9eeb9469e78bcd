import Foundation

@testable import DiptychHTMLTools

/// The text of some HTML in reading order, for sighted readers or for screen readers.
struct ReadingText {
  /// The way a page is read: by sight or by hearing.
  enum Sense: Sendable {
    /// The reader sees the page, so an invisible name is optional.
    case sight
    /// A screen reader reads the page, so a name from the author, such as `aria-label`, replaces
    /// the content.
    case hearing
  }

  /// A part of the text.
  struct Piece: Hashable, Sendable {
    var text: String
    /// Whether parity checks may ignore the text, such as the address of a link or the value of a
    /// field.
    let isOptional: Bool
    /// Whether the text is in the header of a column.
    let isHeader: Bool
  }

  private(set) var pieces: [Piece] = []
  private let markup: AccessibleMarkup
  private let sense: Sense
  /// The number of elements around the current element.
  private var depth = 0
  /// The maximum depth.
  ///
  /// Below it, only the plain text is read.
  private static let maximumDepth = 64

  /// Creates the text of a document, or of a part of one.
  init(html: String, for sense: Sense) {
    markup = AccessibleMarkup(MarkupTree(html: html))
    self.sense = sense
    for node in markup.tree.children(of: markup.root) {
      read(node, isOptional: false, isHeader: false)
    }
  }

  private mutating func add(_ text: String, isOptional: Bool, isHeader: Bool = false) {
    guard let last = pieces.last, last.isOptional == isOptional, last.isHeader == isHeader else {
      pieces.append(Piece(text: text, isOptional: isOptional, isHeader: isHeader))
      return
    }
    pieces[pieces.count - 1].text += text
  }

  private mutating func read(_ node: Int, isOptional: Bool, isHeader: Bool) {
    let isSeen = sense == .sight && !markup.isUndisplayed(node)
    guard isSeen || !markup.isHidden(node) else {
      // An invisible element may have visible content.
      readContent(of: node, isOptional: isOptional, isHeader: isHeader)
      return
    }
    // Content that is hidden from screen readers may also be missing in a terminal.
    let isOptional = isOptional || markup.isHidden(node)
    guard let element = markup.tree.element(node) else {
      return add(markup.tree.text(node) ?? "", isOptional: isOptional, isHeader: isHeader)
    }
    if markup.isBlock(node) { add(" ", isOptional: isOptional, isHeader: isHeader) }
    read(node, element, isOptional: isOptional, isHeader: isHeader)
    if markup.isBlock(node) { add(" ", isOptional: isOptional, isHeader: isHeader) }
  }

  private mutating func read(
    _ node: Int,
    _ element: MarkupElement,
    isOptional: Bool,
    isHeader: Bool
  ) {
    let role = markup.role(of: node)
    let isLabelled = element.has("aria-label") || element.has("aria-labelledby")
    switch role {
    case .iframe: return
    case .img:
      addName(of: node, isOptional: isOptional || sense == .sight)
      // The words in a chart are the labels of its axes.
      if sense == .sight { readContent(of: node, isOptional: isOptional || element.name == "svg") }
    case .checkbox, .combobox, .listbox, .radio, .searchbox, .slider, .spinbutton, .switch,
      .textbox:
      addName(of: node, isOptional: true)
      add(" \(ElementValue.text(of: node, in: markup.tree)) ", isOptional: true)
    case .meter, .progressbar:
      // A browser draws a bar instead of the content.
      addName(of: node, isOptional: true)
      readContent(of: node, isOptional: isOptional || sense == .sight)
    // A region that scrolls has a name for screen readers in addition to its content.
    case .group where isLabelled && !element.has("tabindex"),
      _ where isLabelled && role?.isNamedByContent == true:
      if sense == .hearing {
        addName(of: node, isOptional: isOptional)
      } else {
        readContent(of: node, isOptional: isOptional)
      }
    default:
      if isLabelled { addName(of: node, isOptional: true) }
      readContent(
        of: node,
        isOptional: isOptional,
        isHeader: isHeader || role == .columnheader
      )
    }
    if role == .link, let url = element["href"] {
      add(" \(url.removingPercentEncoding ?? url) ", isOptional: true)
    }
  }

  private mutating func addName(of node: Int, isOptional: Bool) {
    add(" \(markup.name(of: node)) ", isOptional: isOptional)
  }

  private mutating func readContent(of node: Int, isOptional: Bool, isHeader: Bool = false) {
    guard depth < Self.maximumDepth else {
      let isHidden = sense == .sight ? markup.isUndisplayed : markup.isHidden
      let text = markup.text(of: node) { !isHidden($0) }
      return add(text, isOptional: isOptional, isHeader: isHeader)
    }
    depth += 1
    defer { depth -= 1 }
    for child in markup.tree.children(of: node) {
      read(child, isOptional: isOptional, isHeader: isHeader)
    }
  }
}
