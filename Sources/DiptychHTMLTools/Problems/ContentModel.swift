/// The rules of HTML about allowed parents and children of elements, as far as they depend on
/// names.
///
/// HTML Living Standard, 4.3 to 4.13: "Contexts in which this element can be used", and "Content
/// model".
enum ContentModel {
  /// The elements that are only allowed in certain parents, with these parents.
  private static let parents: [String: [String]] = [
    "li": ["ul", "ol", "menu"],
    "dt": ["dl"],
    "dd": ["dl"],
    "figcaption": ["figure"],
    "summary": ["details"],
    "legend": ["fieldset"],
    "caption": ["table"],
    "colgroup": ["table"],
    "col": ["colgroup"],
    "thead": ["table"],
    "tbody": ["table"],
    "tfoot": ["table"],
    "tr": ["thead", "tbody", "tfoot", "table"],
    "td": ["tr"],
    "th": ["tr"],
    "source": ["picture", "audio", "video"],
    "track": ["audio", "video"],
  ]

  /// The elements that may only contain certain children, with these children.
  ///
  /// `script` and `template` are always allowed.
  private static let children: [String: [String]] = [
    "ul": ["li"],
    "ol": ["li"],
    "menu": ["li"],
    "dl": ["dt", "dd", "div"],
    "table": ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"],
    "thead": ["tr"],
    "tbody": ["tr"],
    "tfoot": ["tr"],
    "tr": ["td", "th"],
    "colgroup": ["col"],
    "picture": ["source", "img"],
    "hgroup": ["p", "h1", "h2", "h3", "h4", "h5", "h6"],
  ]

  /// The lists that may not contain text outside of their items.
  static let lists: Set<String> = ["ul", "ol", "menu", "dl"]

  /// Returns the allowed parents of an element, or nil if it is allowed in its parent.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - parent: The name of its parent; empty for a part of a page without one.
  ///   - outer: The name of the parent of the parent.
  /// - Returns: The names of the allowed parents, or nil if the element is allowed in its parent.
  static func parents(of element: String, in parent: String, _ outer: String) -> [String]? {
    guard let parents = parents[element], !parents.contains(parent), !isOpen(parent) else {
      return nil
    }
    // In a `dl`, a `div` may group terms and descriptions.
    let isGrouped = parents == ["dl"] && parent == "div" && (outer == "dl" || isOpen(outer))
    // The start tag of a `colgroup` may be omitted.
    return isGrouped || element == "col" && parent == "table" ? nil : parents
  }

  /// Returns the allowed children of a parent, or nil if it may contain the element.
  static func children(of parent: String, without element: String) -> [String]? {
    guard let children = children[parent], !children.contains(element) else { return nil }
    return element == "script" || element == "template" ? nil : children
  }

  /// Whether the allowed content of an element depends on its parent, or is unknown, as for the
  /// root of a fragment, a template or a custom element.
  private static func isOpen(_ name: String) -> Bool {
    switch name {
    case "", "template", "slot", "noscript", "ins", "del": true
    default: name.utf8.contains(UInt8(ascii: "-"))
    }
  }

  /// Returns the open elements that end before a start tag because their end tags are omitted.
  ///
  /// HTML Living Standard, 13.1.2.4.
  static func ended(before element: KnownElement) -> [String] {
    switch element.kind {
    case .li: ["li"]
    case .dt, .dd: ["dt", "dd"]
    case .rt, .rp: ["rt", "rp"]
    case .option: ["option"]
    case .optgroup: ["option", "optgroup"]
    case .td, .th: ["td", "th"]
    case .tr: ["td", "th", "tr", "caption", "colgroup"]
    case _ where element.traits.contains(.tableSection):
      ["td", "th", "tr", "thead", "tbody", "tfoot", "caption", "colgroup"]
    default: []
    }
  }
}

/// The elements around a position that forbid certain elements there.
///
/// Each open element stores the nesting of its content, so that checks need not search its
/// ancestors.
struct Nesting {
  /// The index, among the open elements, of the paragraph that a block would end.
  var paragraph: Int?
  /// The index, among the open elements, of the innermost element other than a paragraph that may
  /// contain only text and inline elements.
  var line: Int?
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
