import DiptychMarkup

/// The rules of HTML about the elements that stand in one another, as far as their names tell.
///
/// HTML Living Standard, 4.3 to 4.13: "Contexts in which this element can be used", and "Content
/// model".
enum ContentModel {
  /// The elements that stand in certain others alone.
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

  /// The elements that hold certain others alone, beside `script` and `template`.
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

  /// The lists that hold no text beside their items.
  private static let lists: Set<String> = ["ul", "ol", "menu", "dl"]

  /// Whether an element is a list, whose text belongs to its items.
  static func isList(_ name: String) -> Bool { lists.contains(name) }

  /// Returns the elements that one may stand in, if it may not stand in its parent.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - parent: The name of its parent; empty for a part of a page without one.
  ///   - outer: The name of the parent of the parent.
  /// - Returns: The names, or nil if the element may stand there.
  static func parents(of element: String, in parent: String, _ outer: String) -> [String]? {
    guard let parents = parents[element], !parents.contains(parent), !isOpen(parent) else {
      return nil
    }
    // A group of terms is a div in a list of them.
    let isGrouped = parents == ["dl"] && parent == "div" && (outer == "dl" || isOpen(outer))
    // The start tag of a colgroup may be left out.
    return isGrouped || element == "col" && parent == "table" ? nil : parents
  }

  /// Returns the elements that a parent may hold if it may not hold an element; nil if it may.
  static func children(of parent: String, without element: String) -> [String]? {
    guard let children = children[parent], !children.contains(element) else { return nil }
    return element == "script" || element == "template" ? nil : children
  }

  /// Whether an element holds what its parent may hold, or what nobody knows: the root of a part of
  /// a page, a template, an element of the author's own.
  private static func isOpen(_ name: String) -> Bool {
    switch name {
    case "", "template", "slot", "noscript", "ins", "del": true
    default: name.utf8.contains(UInt8(ascii: "-"))
    }
  }

  /// Returns the open elements that end before a start tag because their end tags are left out;
  /// else an empty list.
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
