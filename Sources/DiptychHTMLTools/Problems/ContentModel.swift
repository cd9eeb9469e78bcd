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
  private static let lists: Set<String> = ["ul", "ol", "menu", "dl"]

  /// Whether an element is a list, whose text belongs to its items.
  static func isList(_ name: String) -> Bool { lists.contains(name) }

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
