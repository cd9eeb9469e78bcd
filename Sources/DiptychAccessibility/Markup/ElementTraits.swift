/// The rules of HTML for reading an element, by its name.
struct ElementTraits: OptionSet {
  let rawValue: UInt16

  /// The element has no end tag and no content.
  static let void = ElementTraits(rawValue: 1 << 0)
  /// The content is text, with tags in it.
  static let rawText = ElementTraits(rawValue: 1 << 1)
  /// The content is text with character references.
  static let escapedText = ElementTraits(rawValue: 1 << 2)
  /// The element belongs to the head of a page.
  static let head = ElementTraits(rawValue: 1 << 3)
  /// An open `p` ends before the start tag.
  static let endsParagraph = ElementTraits(rawValue: 1 << 4)
  static let heading = ElementTraits(rawValue: 1 << 5)
  static let tableSection = ElementTraits(rawValue: 1 << 6)
  static let tableCell = ElementTraits(rawValue: 1 << 7)
  static let tablePart = ElementTraits(rawValue: 1 << 8)
  /// No end tag of an element outside reaches through the element.
  static let scope = ElementTraits(rawValue: 1 << 9)
  /// No end tag of a formatting element outside reaches through the element.
  static let special = ElementTraits(rawValue: 1 << 10)
  /// The content is SVG or MathML, in which tags may close themselves.
  static let foreign = ElementTraits(rawValue: 1 << 11)
  /// The element of SVG or MathML holds HTML.
  static let holdsHTML = ElementTraits(rawValue: 1 << 12)
  /// The content is HTML or not, whatever is outside.
  static let language: ElementTraits = [.foreign, .holdsHTML, .scope]
  static let text: ElementTraits = [.rawText, .escapedText]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates the traits of an element.
  init(of name: String) { self = Self.traits[name] ?? [] }

  private static let traits: [String: ElementTraits] = {
    let groups: [(ElementTraits, String)] = [
      (
        .void,
        """
        area base basefont bgsound br col embed frame hr img input link meta param source track wbr
        """
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
      (
        [.tablePart, .special],
        "caption col colgroup table tbody td tfoot th thead tr"
      ),
      ([.scope, .special], "applet caption html marquee object table td template th"),
      (
        .special,
        """
        body button frameset head iframe noembed noframes noscript script select style textarea title
        """
      ),
      ([.foreign, .special], "math svg"),
      (.holdsHTML, "annotation-xml desc foreignobject title"),
    ]
    var traits: [String: ElementTraits] = [:]
    for (group, names) in groups {
      for name in names.split(separator: " ") { traits[String(name), default: []].insert(group) }
    }
    return traits
  }()
}
