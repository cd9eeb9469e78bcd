/// The kinds of elements that have rules of their own.
///
/// All other elements are of the kind `other`.
package enum ElementKind: UInt8, CaseIterable, Sendable {
  case other
  case a, address, area, audio, base, body, br, button, col, colgroup, dd, details, dialog, div, dt,
    embed
  case fieldset, foreignobject, form, h1, h2, h3, h4, h5, h6, head, html, iframe, img, input, label
  case legend, li
  case link, main, meta, nav, object, optgroup, option, p, rp, rt, script, select, style, summary
  case svg, table, tbody, td, template, textarea, tfoot, th, thead, tr
}

/// The facts about an element that follow from its name.
///
/// They are looked up once, when the tag is read.
package struct KnownElement: Sendable {
  package fileprivate(set) var traits: ElementTraits = []
  /// The index of the name in the table; 0 for an unknown one.
  fileprivate(set) var index: UInt16 = 0
  package fileprivate(set) var kind = ElementKind.other

  static let unknown = KnownElement()

  var isKnown: Bool { index != 0 }

  /// The name; empty for an unknown element.
  var name: String { ElementTable.shared.names[Int(index)] }

  static func of(_ kind: ElementKind) -> KnownElement {
    ElementTable.shared.kinds[Int(kind.rawValue)]
  }
}

/// The elements with traits or a kind, by their names.
///
/// Each tag of a page is looked up here, so the lookup must be fast. For this reason, the key is a
/// number that consists of the last eight bytes of the name.
struct ElementTable: Sendable {
  static let shared = ElementTable()

  /// The names of the elements, by index.
  fileprivate private(set) var names = [""]
  private var elements: [UInt64: KnownElement] = [:]
  /// The elements by their kinds.
  fileprivate private(set) var kinds: [KnownElement] = []

  private init() {
    for group in ElementTraits.names {
      for name in "\(group.names)".split(separator: " ") {
        update(String(name)) { $0.traits.insert(group.traits) }
      }
    }
    for kind in ElementKind.allCases {
      kinds.append(kind == .other ? .unknown : update("\(kind)") { $0.kind = kind })
    }
  }

  /// Changes the element with a name, and returns it.
  ///
  /// A new name is added. No two names have the same last eight bytes.
  @discardableResult
  private mutating func update(
    _ name: String,
    _ change: (inout KnownElement) -> Void
  ) -> KnownElement {
    let key = name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    if elements[key] == nil {
      elements[key] = KnownElement(index: UInt16(names.count))
      names.append(name)
    }
    var element = elements[key] ?? .unknown
    change(&element)
    elements[key] = element
    return element
  }

  /// Returns the element with a name.
  ///
  /// - Parameters:
  ///   - key: The last eight bytes of the name, in lower case.
  ///   - name: The range of the name in the bytes.
  ///   - bytes: The bytes of the markup.
  /// - Returns: The element, or ``KnownElement/unknown``.
  func element(_ key: UInt64, named name: Range<Int>, in bytes: [UInt8]) -> KnownElement {
    guard let element = elements[key], names[Int(element.index)].utf8.count == name.count,
      name.count <= 8 || bytes.hasName(element.name, in: name)
    else { return .unknown }
    return element
  }
}

/// The rules of HTML for the elements with a name.
package struct ElementTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // MARK: Reading

  /// The element has no end tag and no content.
  package static let void = ElementTraits(rawValue: 1 << 0)
  /// The content is text that may look like tags.
  static let rawText = ElementTraits(rawValue: 1 << 1)
  /// The content is text with character references.
  static let escapedText = ElementTraits(rawValue: 1 << 2)
  /// The content is text, up to the end tag of the element.
  package static let text: ElementTraits = [.rawText, .escapedText]
  /// The element belongs to the head of a page.
  static let head = ElementTraits(rawValue: 1 << 3)
  /// An open `p` ends before the start tag.
  ///
  /// HTML Living Standard, 13.2.6.4.7: the start tags with the rule "If the stack of open elements
  /// has a p element in button scope, then close a p element".
  package static let endsParagraph = ElementTraits(rawValue: 1 << 4)
  package static let heading = ElementTraits(rawValue: 1 << 5)
  package static let tableSection = ElementTraits(rawValue: 1 << 6)
  static let tableCell = ElementTraits(rawValue: 1 << 7)
  static let tablePart = ElementTraits(rawValue: 1 << 8)
  /// An end tag of an outer element stops at the element.
  ///
  /// HTML Living Standard, 13.2.4.2.
  package static let scope = ElementTraits(rawValue: 1 << 9)
  /// An end tag of an outer formatting element stops at the element.
  static let special = ElementTraits(rawValue: 1 << 10)
  /// The content is SVG or MathML, where tags may close themselves.
  package static let foreign = ElementTraits(rawValue: 1 << 11)
  /// The element belongs to SVG or MathML, and its content is HTML.
  package static let holdsHTML = ElementTraits(rawValue: 1 << 12)
  /// The element determines whether its content is HTML; the surrounding elements do not matter.
  static let language: ElementTraits = [.foreign, .holdsHTML, .scope]

  /// The content consists of text and inline elements, and the element is not a paragraph.
  ///
  /// HTML Living Standard, 4.3 to 4.11: "Content model: Phrasing content".
  package static let phrasing = ElementTraits(rawValue: 1 << 16)

  // MARK: Meaning

  /// The element separates the words beside it, as a browser displays it without a style sheet.
  package static let block = ElementTraits(rawValue: 1 << 13)
  /// No browser displays the element.
  package static let undisplayed = ElementTraits(rawValue: 1 << 14)
  /// A `label` can name the element.
  package static let labelable = ElementTraits(rawValue: 1 << 15)

  // MARK: Names

  /// The names of the elements that have each of the traits.
  static let names: [(traits: ElementTraits, names: StaticString)] = [
    (
      .void,
      "area base basefont bgsound br col embed frame hr img input link meta param source track wbr"
    ),
    (.rawText, "iframe noembed noframes script style xmp"),
    (.escapedText, "textarea title"),
    (.head, "base basefont bgsound link meta noframes noscript script style template title"),
    (
      [.endsParagraph, .special],
      """
      address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption \
      figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p \
      plaintext pre search section summary table ul xmp
      """
    ),
    (.heading, "h1 h2 h3 h4 h5 h6"),
    (.tableSection, "tbody tfoot thead"),
    (.tableCell, "td th"),
    ([.tablePart, .special], "caption col colgroup table tbody td tfoot th thead tr"),
    ([.scope, .special], "applet caption html marquee object table td template th"),
    (
      .special,
      "body button frameset head iframe noembed noframes noscript script select style textarea title"
    ),
    ([.foreign, .special], "math svg"),
    (.holdsHTML, "annotation-xml desc foreignobject mi mn mo ms mtext title"),
    (
      .block,
      """
      address article aside blockquote body br button caption center col colgroup dd details dialog \
      dir div dl dt fieldset figcaption figure footer foreignobject form h1 h2 h3 h4 h5 h6 header \
      hgroup hr html input legend li listing main math menu meter mfrac mi mn mo mover mroot mrow ms \
      msqrt msub msubsup msup mtable mtd mtext mtr munder munderover nav ol optgroup option p pre \
      progress rt ruby search section select summary table tbody td text textarea tfoot th thead tr \
      ul xmp
      """
    ),
    (
      .undisplayed,
      """
      area base basefont datalist head link meta noembed noframes noscript param rp script source \
      style template title track
      """
    ),
    (
      .phrasing,
      """
      abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output pre \
      progress q rp rt ruby s samp small span strong sub sup time u var
      """
    ),
    (.labelable, "button input meter output progress select textarea"),
  ]
}
