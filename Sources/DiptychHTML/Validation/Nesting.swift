/// The elements around a position that forbid others there.
///
/// Each open element holds the nesting of its content, so that no check walks up the tree.
struct Nesting {
  /// The index, among the open elements, of the paragraph that a block would end.
  private(set) var paragraph: Int?
  /// The index, among the open elements, of the innermost link or button.
  private(set) var control: Int?
  /// The number of the template around; 0 for none.
  ///
  /// HTML Living Standard, 4.12.3: the content of a template is a document of its own, so its ids are
  /// not those of the page.
  var template = 0
  /// Whether an element around is reported already.
  var isReported = false
  /// Whether the content is not HTML, but SVG or MathML.
  private(set) var isForeign = false

  /// Enters the content of an element, which has an index among the open ones.
  mutating func enter(_ name: String, at index: Int) {
    if isForeign {
      isForeign = !Self.integrationPoints.contains(name)
      return
    }
    switch name {
    case "p": paragraph = index
    case "a": control = index
    case "button":
      paragraph = nil
      control = index
    case "svg", "math":
      paragraph = nil
      isForeign = true
    case "template": self = Nesting()
    case _ where Self.scopes.contains(name): paragraph = nil
    default: break
    }
  }

  /// Leaves the paragraph that a block has ended.
  mutating func leaveParagraph() { paragraph = nil }

  /// Whether the start tag of an element ends an open paragraph.
  ///
  /// HTML Living Standard, 13.2.6.4.7: the start tags under which "If the stack of open elements
  /// has a p element in button scope, then close a p element".
  static func endsParagraph(_ name: String) -> Bool { blocks.contains(name) }

  /// Whether an element may not stand in a link or a button, at any depth.
  ///
  /// HTML Living Standard, 4.5.1 and 4.10.6: "there must be no interactive content descendant"; a
  /// link may hold no other link. 3.2.5.2.7 defines interactive content.
  static func isControl(_ token: MarkupToken, in outer: String) -> Bool {
    switch token.name {
    case "a": outer == "a" || token.has("href")
    case "audio", "video": token.has("controls")
    case "img": token.has("usemap")
    case "input": !token.has(type: "hidden")
    case "button", "details", "embed", "iframe", "label", "select", "textarea": true
    default: false
    }
  }

  private static let blocks: NameSet = """
    address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption
    figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext
    pre search section summary table ul xmp
    """

  /// The elements that limit every scope; HTML Living Standard, 13.2.4.2.
  private static let scopes: NameSet = "applet caption html marquee object table td th"

  /// The elements of SVG and MathML whose content is HTML.
  private static let integrationPoints: NameSet = """
    annotation-xml desc foreignobject mi mn mo ms mtext title
    """
}

extension MarkupToken {
  /// Whether the element is a picture that has to have an `alt`.
  ///
  /// HTML Living Standard, 4.8.3, 4.8.14 and 4.10.5.1.19: an image, an area that is a link, and a
  /// button that is an image.
  var needsAlternative: Bool {
    switch name {
    case "img": true
    case "area": has("href")
    case "input": has(type: "image")
    default: false
    }
  }

  /// Whether a start tag has an attribute.
  fileprivate func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether a start tag has a type, given in lower case.
  fileprivate func has(type: String) -> Bool {
    attributes.contains { $0.name == "type" && $0.value.lowercased() == type }
  }
}
