public import DiptychViews

/// A problem of a page, and the element that has it.
public struct HTMLProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  public enum Kind: Hashable, Sendable {
    /// A URL was replaced by `about:invalid`, because its scheme is not allowed.
    case unsafeURL(attribute: String, url: String)
    /// A link was replaced by its label, because its address is not allowed.
    case refusedLink(url: String, LinkPolicy.Refusal)
    /// The text of a `script` or a `style` was replaced by a comment, because it contains a marker
    /// such as `</script`.
    case unsafeText(marker: String)
    /// A `data-` or `aria-` attribute was left out, because its key is invalid.
    case invalidKey(prefix: String)
    /// An attribute of ``HTML/Attribute/attribute(_:_:)`` was left out, because its name or its
    /// value is not allowed.
    case refusedAttribute(name: String)
    /// The `type` of a `script` with JSON was replaced by `application/json`, because the text
    /// could run as code with the given type.
    case refusedScriptType(type: String)
    /// A custom element was replaced by a `span`, because its name is invalid.
    case refusedElement(name: String)
    /// A directive of the policy, such as `frame-ancestors`, was left out, because it has no effect
    /// in a `meta`.
    case refusedDirective(name: String)
    /// A class of an element has no rule in the stylesheet file.
    ///
    /// The value `rule` is the missing CSS rule.
    case missingRule(className: String, rule: String)
    /// A role has too little contrast in a theme that the page, or a part of the page, uses.
    case themeContrast(Theme.Problem)
    /// An element has an attribute twice; browsers only read the first.
    case repeatedAttribute(name: String)
    /// The value of an attribute is invalid, such as `false` for `disabled`, or a negative `width`.
    case invalidValue(name: String, value: String)
    /// An earlier element has the same id.
    ///
    /// The value `first` describes the earlier element.
    case repeatedID(id: String, first: String)
    /// An id is empty, or contains white space.
    case invalidID(id: String)
    /// An id was left out, because a later modifier gave the element another id.
    case droppedID(id: String, kept: String)
    /// A block, such as a list, is in a paragraph; browsers end the paragraph before the block.
    case blockInParagraph(element: String)
    /// A block is in an inline element, such as a heading in a button.
    case blockInLine(element: String, outer: String)
    /// An element is in a parent where it has no meaning, such as an item outside of a list.
    ///
    /// The value `places` lists the parents where the element is allowed.
    case misplacedElement(element: String, parent: String, places: [String])
    /// An element is in a parent that only allows certain other children, such as a paragraph in a
    /// list.
    ///
    /// The value `children` lists the children that the parent allows.
    case misplacedChild(element: String, parent: String, children: [String])
    /// Text is in a list, but not in an item of the list.
    case textInList(list: String)
    /// An end tag has no start tag.
    case strayEndTag(element: String)
    /// A link, a button or another control is in a link or a button.
    case nestedControl(element: String, outer: String)
    /// A form is in another form.
    ///
    /// Browsers ignore the inner form, so its buttons submit the outer form.
    case nestedForm
    /// Text is in a table, but not in a cell; browsers show the text before the table.
    case textInTable
    /// A `main` is in another `main`, or the page already has a `main`.
    case repeatedMain
    /// An image has no `alt`.
    case missingAlternative
    /// A `Document` is not the root of the page, because it is in another element or after other
    /// content.
    case misplacedDocument
  }

  /// The element, as a CSS selector: `main > ul > li:nth-of-type(3) > a`.
  public let path: String
  /// The kind of the problem.
  public let kind: Kind

  /// Creates a problem.
  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// A message with the path of the element, the problem and a remedy.
  public var description: String {
    switch kind {
    case .unsafeURL(let attribute, let url):
      """
      \(path): the URL "\(url)" in \(attribute) became "about:invalid". \
      \(Kind.refusal(ofURL: url))
      """
    case .refusedLink(let url, let refusal):
      "\(path): the link to \"\(url)\" was replaced by its label. \(refusal)"
    case .unsafeText(let marker):
      """
      \(path): the text was left out, because "\(marker)" in it could end the element. Write the \
      "<" in another way, such as "\\x3C" in a string of JavaScript.
      """
    case .invalidKey(let prefix):
      """
      \(path): an attribute with the prefix \(prefix) was left out, because its key is invalid. \
      Use one or more ASCII letters, digits, "-", "_" and ".".
      """
    case .refusedAttribute(let name): "\(path): \(Kind.refusal(ofAttribute: name))"
    case .refusedScriptType(let type):
      """
      \(path): the type "\(type)" became "application/json", because the script holds JSON, not \
      code. Use importmap, speculationrules or a MIME type of data, such as application/ld+json; \
      write code as a literal: HTML.script(text: "...").
      """
    case .refusedElement(let name): "\(path): \(Kind.refusal(ofElement: name))"
    case .refusedDirective(let name):
      """
      \(path): the directive \(name) was left out, because browsers ignore it in a meta. Send it \
      in the header Content-Security-Policy.
      """
    case .missingRule(let name, let rule):
      """
      \(path): the class \(name) has no rule in the stylesheet file, which holds \
      Stylesheet.standard. Embed the stylesheet, or add the rule to a stylesheet of the page: \
      \(rule)
      """
    case .themeContrast(let problem):
      "\(path): the theme has too little contrast. \(problem) Give one of them another colour."
    case .repeatedAttribute(let name):
      """
      \(path): the attribute \(name) occurs more than once, and browsers read only the first. \
      Remove the others.
      """
    case .invalidValue(let name, let value) where value.hasPrefix("-"):
      "\(path): the attribute \(name) is \(value), but it can't be negative. Correct the number."
    case .invalidValue(let name, let value):
      """
      \(path): the attribute \(name) has the value "\(value)", but browsers ignore the value, \
      because the attribute itself means yes. Write it without a value, or leave it out.
      """
    case .repeatedID(let id, let first):
      "\(path): the id \"\(id)\" is already the id of \(first). Give each element an id of its own."
    case .invalidID(let id):
      """
      \(path): the id "\(id)" is invalid, because it is empty or contains white space, so no link \
      can point to it. Write a word, such as "getting-started".
      """
    case .droppedID(let id, let kept):
      """
      \(path): the id "\(id)" was left out, because a modifier outside gave the element the id \
      "\(kept)". Remove one of the ids, or put the element into another one.
      """
    case .blockInParagraph(let element):
      """
      \(path): a browser ends the p before the \(element) in it, because a p may contain only text \
      and inline elements. Move the \(element) out of the p, or replace it with text; for a link \
      around blocks, use HTML.a, which makes no paragraph.
      """
    case .blockInLine(let element, let outer):
      """
      \(path): the \(element) is in \(Kind.one(outer)), which may contain only text and inline \
      elements. Move the \(element) out of the \(outer), or replace it with text.
      """
    case .misplacedElement(let element, let parent, let places):
      """
      \(path): the \(element) is in \(Kind.one(parent)), where it has no meaning. Put it into \
      \(Kind.choice(of: places)).
      """
    case .misplacedChild(let element, let parent, let children):
      """
      \(path): the \(element) is in \(Kind.one(parent)), which may contain only \
      \(Kind.names(children, "and")). Put it into \(Kind.choice(of: children)), or beside the \
      \(parent).
      """
    case .textInList(let list):
      """
      \(path): the text is in \(Kind.one(list)), outside of its items. Put it into \
      \(list == "dl" ? "a dt or a dd" : "an li").
      """
    case .strayEndTag(let element):
      "\(path): the end tag </\(element)> ends no element. Remove it, or add the start tag."
    case .nestedControl(let element, let outer):
      """
      \(path): the \(element) is in \(Kind.one(outer)), which may not \
      contain a link or a control: browsers separate them or ignore one. Put them side by side.
      """
    case .nestedForm:
      """
      \(path): the form is in a form, so a browser drops it, and its buttons submit the outer one. \
      Put them side by side, or give a button the attribute form.
      """
    case .textInTable:
      """
      \(path): the text is outside of the cells, so a browser moves it before the table. Put it \
      into a cell or a caption.
      """
    case .repeatedMain:
      """
      \(path): the page already has a main around its content. Use HTML.div or HTML.section.
      """
    case .missingAlternative:
      "\(path): the image has no alt. Give it one, or an empty one if the image is only decoration."
    case .misplacedDocument:
      """
      \(path): the document is not the root of the page, so a browser ignores its doctype, html, \
      head and body tags. Put modifiers on the content of the document, and other content into it.
      """
    }
  }
}

extension HTMLProblem.Kind {
  /// Returns the name of an element with an indefinite article, such as `an a`.
  fileprivate static func one(_ name: String) -> String {
    // Most names without a vowel are read letter by letter, such as “an h2” and “an li”.
    let isSpelled = [
      "h1", "h2", "h3", "h4", "h5", "h6", "hr", "html", "li", "rp", "rt", "s", "svg",
    ]
    let isAn = name.first.map { "aeio".contains($0) } == true || isSpelled.contains(name)
    return isAn ? "an \(name)" : "a \(name)"
  }

  /// Returns a list of names with a word such as “or” before the last name.
  fileprivate static func names(_ names: [String], _ word: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }

  /// Returns names of elements to choose from.
  fileprivate static func choice(of names: [String]) -> String { self.names(names.map(one), "or") }

  /// Returns the reason why an attribute was left out, and an alternative.
  static func refusal(ofAttribute name: String) -> String {
    "the attribute \"\(name)\" was left out: \(OpenAttributeName.refusal(of: name))."
  }

  /// Returns the reason why a URL was replaced.
  static func refusal(ofURL url: String) -> String {
    if Destination.isDataOfImage(url) {
      return """
        Only images and icons may be part of the page, where addresses can be trusted: \
        .environment(\\.linkPolicy, .standard.allowingDataImages()).
        """
    }
    return LinkPolicy.standard.refusal(of: url)?.description ?? "Its scheme is not allowed."
  }

  /// Returns the reason why an element was replaced, and an alternative.
  static func refusal(ofElement name: String) -> String {
    if CustomElementName.isReserved(name) {
      return """
        the element "\(name)" became a span, because its name is reserved for SVG or MathML. Use \
        another name, such as "my-\(name)".
        """
    }
    return """
      the element \"\(name)\" became a span, because its name is invalid for a custom element. Use \
      a lower case letter, then letters, digits, "-", "_" and ".", with at least one "-". For an \
      element of HTML, use its function, such as HTML.div.
      """
  }
}
