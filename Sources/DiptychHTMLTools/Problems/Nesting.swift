/// The elements around a position that forbid certain elements there.
///
/// Each open element stores the nesting of its content, so that checks need not search its
/// ancestors.
struct Nesting {
  /// The index, among the open elements, of the paragraph that a block would end.
  private(set) var paragraph: Int?
  /// The index, among the open elements, of the innermost element other than a paragraph that may
  /// contain only text and inline elements.
  private(set) var line: Int?
  /// The index, among the open elements, of the innermost link or button.
  private(set) var control: Int?
  /// The number of the template around the position, or 0.
  ///
  /// HTML Living Standard, 4.12.3: the content of a template is a document of its own, so its ids
  /// do not belong to the page.
  var template = 0
  /// Whether the position is in a form.
  private(set) var isInForm = false
  /// Whether a problem of an outer element was reported already.
  var isReported = false
  /// Whether the content is not HTML, but SVG or MathML.
  private(set) var isForeign = false

  /// Enters the content of an element with an index among the open elements.
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

  /// Leaves the line that contains a block.
  mutating func leaveLine() { line = nil }

  /// Whether an element is forbidden in a link or a button, at any depth.
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
