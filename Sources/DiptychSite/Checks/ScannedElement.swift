/// The rules for an element that a ``PageScan`` knows.
struct ScannedElement {
  /// The kind of an element, by what the scan does with it.
  enum Kind: UInt8 {
    case plain
    /// The element has no end tag and no content.
    case void
    /// The content is text up to the end tag.
    case rawText
    case html, head, body, svg
    case paragraph, heading, link, button, label, image, input, textField, select, option
    case listItem, description, descriptionList
    case table, tablePart, headerCell
    case closedUnlessOpen
    case undisplayed
  }

  let kind: Kind
  /// Whether an open paragraph would end before the element.
  var endsParagraph = false
  /// Whether the text inside is a part of the name of the element around it.
  var isPartOfName = false
  /// The elements that it has to stand in, or none if any will do.
  var parents = Parents()
  /// Whether it may stand in the head.
  var isForHead = false

  /// Up to three names, as numbers.
  struct Parents {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0

    init(_ names: String...) {
      let keys = names.map { key($0) } + [0, 0, 0]
      (first, second, third) = (keys[0], keys[1], keys[2])
    }

    var isEmpty: Bool { first == 0 }

    func contains(_ key: UInt64) -> Bool { key == first || key == second || key == third }
  }

  /// Returns the number that stands for a name of at most 8 bytes.
  static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the number that stands for a name of at most 8 bytes.
  static func key(_ name: String) -> UInt64 { key(name.utf8) }

  /// Returns the rules for a name; nil for an unknown one.
  ///
  /// - Parameters:
  ///   - name: The place of the name.
  ///   - key: The number of its last 8 bytes.
  ///   - bytes: The bytes of the page.
  /// - Returns: The rules.
  static func named(_ name: Range<Int>, _ key: UInt64, in bytes: [UInt8]) -> ScannedElement? {
    guard name.count > 8 else { return elements[key] }
    let name = bytes[name]
    return name.elementsEqual("blockquote".utf8) || name.elementsEqual("figcaption".utf8)
      ? ScannedElement(kind: .plain, endsParagraph: true) : nil
  }

  private static let elements: NameTable<ScannedElement> = {
    var elements = NameTable<ScannedElement>()
    func add(_ names: String, _ element: ScannedElement) {
      for name in names.split(separator: " ") {
        elements[key(String(name))] = element
      }
    }
    add(
      """
      address article aside center dir fieldset figure footer form header hgroup main menu nav \
      ol pre search section summary ul
      """,
      ScannedElement(kind: .plain, endsParagraph: true)
    )
    add(
      """
      abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup \
      time u var
      """,
      ScannedElement(kind: .plain, isPartOfName: true)
    )
    add("div", ScannedElement(kind: .plain, endsParagraph: true, isPartOfName: true))
    add("canvas legend map meter object output picture progress video", .init(kind: .plain))
    add("br col embed param source track wbr", ScannedElement(kind: .void))
    add("hr", ScannedElement(kind: .void, endsParagraph: true))
    add("base link meta", ScannedElement(kind: .void, isForHead: true))
    add("area", ScannedElement(kind: .void))
    add("script style title", ScannedElement(kind: .rawText, isForHead: true))
    add("iframe", ScannedElement(kind: .rawText))
    add("html", ScannedElement(kind: .html))
    add("head", ScannedElement(kind: .head, parents: Parents("html")))
    add("body", ScannedElement(kind: .body, parents: Parents("html")))
    add("svg", ScannedElement(kind: .svg))
    add("p", ScannedElement(kind: .paragraph, endsParagraph: true, isPartOfName: true))
    add("h1 h2 h3 h4 h5 h6", ScannedElement(kind: .heading, endsParagraph: true))
    add("a", ScannedElement(kind: .link))
    add("button", ScannedElement(kind: .button))
    add("label", ScannedElement(kind: .label))
    add("img", ScannedElement(kind: .image))
    add("input", ScannedElement(kind: .input))
    add("textarea", ScannedElement(kind: .textField))
    add("select", ScannedElement(kind: .select))
    let lists = Parents("select", "optgroup", "datalist")
    add("option", ScannedElement(kind: .option, parents: lists))
    add("optgroup", ScannedElement(kind: .option, parents: Parents("select")))
    let itemLists = Parents("ul", "ol", "menu")
    add("li", ScannedElement(kind: .listItem, endsParagraph: true, parents: itemLists))
    add("dl", ScannedElement(kind: .descriptionList, endsParagraph: true))
    add("dt dd", ScannedElement(kind: .description, endsParagraph: true))
    let sections = Parents("thead", "tbody", "tfoot")
    add("table", ScannedElement(kind: .table, endsParagraph: true))
    add("caption colgroup thead tbody tfoot", .init(kind: .tablePart, parents: Parents("table")))
    add("col", ScannedElement(kind: .void, parents: Parents("colgroup")))
    add("tr", ScannedElement(kind: .tablePart, parents: sections))
    add("td", ScannedElement(kind: .tablePart, parents: Parents("tr")))
    add("th", ScannedElement(kind: .headerCell, parents: Parents("tr")))
    add("details dialog", ScannedElement(kind: .closedUnlessOpen, endsParagraph: true))
    add("datalist", ScannedElement(kind: .undisplayed))
    add("noscript", ScannedElement(kind: .undisplayed, isForHead: true))
    return elements
  }()
}
