import DiptychMarkup

/// The elements around a position that forbid others there.
///
/// Each open element holds the nesting of its content, so that no check walks up the tree.
struct Nesting {
  /// The index, among the open elements, of the paragraph that a block would end.
  private(set) var paragraph: Int?
  /// The index, among the open elements, of the innermost one that holds text and inline elements
  /// alone, if it is no paragraph.
  private(set) var line: Int?
  /// The index, among the open elements, of the innermost link or button.
  private(set) var control: Int?
  /// The number of the template around; 0 for none.
  ///
  /// HTML Living Standard, 4.12.3: the content of a template is a document of its own, so its ids
  /// do not belong to the page.
  var template = 0
  /// Whether the position is in a form.
  private(set) var isInForm = false
  /// Whether an outer element is reported already.
  var isReported = false
  /// Whether the content is not HTML, but SVG or MathML.
  private(set) var isForeign = false

  /// Enters the content of an element, which has an index among the open ones.
  mutating func enter(_ element: KnownElement, at index: Int) {
    if isForeign {
      isForeign = !element.traits.contains(.holdsHTML)
      return
    }
    if element.traits.contains(.phrasing) {
      line = index
    } else if !element.traits.isDisjoint(with: [.endsParagraph, .scope]) {
      line = nil
    }
    switch element.kind {
    case .p: paragraph = index
    case .a: control = index
    case .form: isInForm = true
    case .button:
      paragraph = nil
      control = index
    case .template: self = Nesting()
    default:
      isForeign = element.traits.contains(.foreign)
      if isForeign || element.traits.contains(.scope) { paragraph = nil }
      if isForeign { line = nil }
    }
  }

  /// Leaves the paragraph that a block has ended.
  mutating func leaveParagraph() { paragraph = nil }

  /// Leaves the line that a block stands in.
  mutating func leaveLine() { line = nil }

  /// Whether an element may not stand in a link or a button, at any depth.
  ///
  /// HTML Living Standard, 4.5.1 and 4.10.6: "there must be no interactive content descendant"; a
  /// link may hold no other link. 3.2.5.2.7 defines interactive content.
  static func isControl(
    _ tag: MarkupToken,
    _ name: String,
    _ tokenizer: MarkupTokenizer,
    in outer: String
  ) -> Bool {
    switch name {
    case "a": outer == "a" || tokenizer.value(of: "href", in: tag) != nil
    case "audio", "video": tokenizer.value(of: "controls", in: tag) != nil
    case "img": tokenizer.value(of: "usemap", in: tag) != nil
    case "input": tokenizer.value(of: "type", in: tag)?.lowercased() != "hidden"
    case "button", "details", "embed", "iframe", "label", "select", "textarea": true
    default: false
    }
  }
}

extension MarkupTokenizer {
  /// Returns whether an element is a picture that has to have an `alt`.
  ///
  /// HTML Living Standard, 4.8.3, 4.8.14 and 4.10.5.1.19: an image, an area that is a link, and a
  /// button that is an image.
  func needsAlternative(_ tag: MarkupToken, _ name: String) -> Bool {
    switch name {
    case "img": true
    case "area": value(of: "href", in: tag) != nil
    case "input": value(of: "type", in: tag)?.lowercased() == "image"
    default: false
    }
  }
}
