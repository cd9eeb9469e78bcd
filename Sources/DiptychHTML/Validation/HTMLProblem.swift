public import DiptychViews

/// What is wrong with a page, and where.
public struct HTMLProblem: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A URL that is not allowed became `about:invalid`.
    case unsafeURL(attribute: String, url: String)
    /// A link to an address that is not allowed is its label alone.
    case refusedLink(url: String, LinkPolicy.Refusal)
    /// A text of a `script` or a `style` that holds a marker became a comment.
    case unsafeText(marker: String)
    /// An attribute with a key, `data-` or `aria-`, was left out: the key is none.
    case invalidKey(prefix: String)
    /// An attribute by its name was left out: the name, or the value, is none that may stand there.
    case refusedAttribute(name: String)
    /// The type of a `script` with JSON became `application/json`: it is none of data.
    case refusedScriptType(type: String)
    /// A custom element became a `span`: its name is none.
    case refusedElement(name: String)
    /// A directive of the policy was left out: a meta can't carry it.
    case refusedDirective(name: String)
    /// A class that the file of the kit's sheet has no rule for.
    case missingRule(className: String, rule: String)
    /// An attribute stands there twice; a browser sees the first alone.
    case repeatedAttribute(name: String)
    /// An id that another element has already.
    case repeatedID(id: String, first: String)
    /// An id that is none: it is empty, or holds white space.
    case invalidID(id: String)
    /// An id that was left out, because the element has another one from outside.
    case droppedID(id: String, kept: String)
    /// A block that stands in a paragraph, which ends before it.
    case blockInParagraph(element: String)
    /// A link, a button or another control that stands in a link or a button.
    case nestedControl(element: String, outer: String)
    /// An image without a text that stands for it.
    case missingAlternative
  }

  /// The element, as a selector of CSS: `main > ul > li:nth-of-type(3) > a`.
  public let path: String
  /// What is wrong.
  public let kind: Kind

  /// Creates a problem.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// The place, what is wrong, and what to do about it.
  public var description: String {
    switch kind {
    case .unsafeURL(let attribute, let url):
      """
      \(path): the URL "\(url)" in \(attribute) became "about:invalid". \
      \(Kind.refusal(ofURL: url))
      """
    case .refusedLink(let url, let refusal):
      "\(path): the link to \"\(url)\" is its label alone. \(refusal)"
    case .unsafeText(let marker):
      """
      \(path): the text was left out, because "\(marker)" in it could end the element. Write the \
      "<" in another way, such as "\\x3C" in a string of JavaScript.
      """
    case .invalidKey(let prefix):
      """
      \(path): an attribute \(prefix) was left out, because its key is not one. Use one or more \
      ASCII letters, digits, "-", "_" and ".".
      """
    case .refusedAttribute(let name): "\(path): \(Kind.refusal(ofAttribute: name))"
    case .refusedScriptType(let type):
      """
      \(path): the type "\(type)" became "application/json", because JSON is not code. Types for it \
      are MIME types of data, such as application/ld+json, and importmap and speculationrules; code is \
      a literal: HTML.script(text: "...").
      """
    case .refusedElement(let name): "\(path): \(Kind.refusal(ofElement: name))"
    case .refusedDirective(let name):
      """
      \(path): the directive \(name) was left out, because browsers pass it over in a meta. Send it \
      in the header Content-Security-Policy.
      """
    case .missingRule(let name, let rule):
      """
      \(path): the class \(name) has no rule in Stylesheet.standard, which the file holds. Embed the \
      sheet, or write the rule in a sheet of the page: \(rule)
      """
    case .repeatedAttribute(let name):
      "\(path): the attribute \(name) is there twice, and a browser sees the first alone."
    case .repeatedID(let id, let first):
      "\(path): the id \"\(id)\" is that of \(first) too. An id names one element."
    case .invalidID(let id):
      """
      \(path): the id "\(id)" is none, because it is empty or holds white space, and no link leads to \
      it. Write a word, such as "getting-started".
      """
    case .droppedID(let id, let kept):
      """
      \(path): the id "\(id)" was left out, because the element has the id "\(kept)" from outside. An \
      element has one id: drop one, or put an element around.
      """
    case .blockInParagraph(let element):
      """
      \(path): a browser ends the p before the \(element) that stands in it, because a p holds text and \
      inline elements alone. Put the \(element) beside it, or text in its place; where a link has \
      blocks, take HTML.a, which is no paragraph.
      """
    case .nestedControl(let element, let outer):
      """
      \(path): the \(element) stands in \(outer == "a" ? "an a" : "a \(outer)"), which can't hold a link \
      or a control, and browsers take them apart or pass one over. Put them side by side.
      """
    case .missingAlternative:
      "\(path): the image has no alt. Give it one; an image that only decorates has an empty one."
    }
  }
}

extension HTMLProblem.Kind {
  /// Why an attribute was left out, and what there is instead.
  static func refusal(ofAttribute name: String) -> String {
    "the attribute \"\(name)\" was left out: \(OpenAttributeName.refusal(of: name))."
  }

  /// Why a URL was replaced: its scheme is none of the standard ones, and was not allowed beside them.
  static func refusal(ofURL url: String) -> String {
    LinkPolicy.standard.refusal(of: url)?.description ?? "Its scheme is not allowed."
  }

  /// Why an element became another, and what there is instead.
  static func refusal(ofElement name: String) -> String {
    if CustomElementName.isReserved(name) {
      return """
        the element "\(name)" became a span, because its name is reserved: SVG or MathML has it. \
        Use another, such as "my-\(name)".
        """
    }
    return """
      the element \"\(name)\" became a span, because its name is not that of a custom element: a lower \
      case letter, then letters, digits, "-", "_" and ".", and a "-" among them. The elements of HTML \
      have functions, such as HTML.div.
      """
  }
}

/// A page has problems.
public struct HTMLValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the page; at least one.
  public let problems: [HTMLProblem]

  /// Creates an error.
  public init(problems: [HTMLProblem]) {
    self.problems = problems
  }

  /// How many problems there are, and a line for each.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return (["\(count) in the page:"] + problems.map(\.description)).joined(separator: "\n")
  }
}
