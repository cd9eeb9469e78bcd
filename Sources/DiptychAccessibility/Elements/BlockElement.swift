/// The elements that separate the words beside them, as a browser displays them without a style sheet.
enum BlockElement {
  private static let names: Set = [
    "address", "article", "aside", "blockquote", "body", "br", "button", "caption", "center", "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption",
    "figure", "footer", "foreignobject", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup", "hr", "html", "input", "legend", "li", "listing", "main", "math", "menu", "meter",
    "mfrac", "mi", "mn", "mo", "mover", "mroot", "mrow", "ms", "msqrt", "msub", "msubsup", "msup",
    "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "nav", "ol", "optgroup", "option", "p",
    "pre", "progress", "rt", "ruby", "search", "section", "select", "summary", "table", "tbody",
    "td", "text", "textarea", "tfoot", "th", "thead", "tr", "ul", "xmp",
  ]

  /// Returns whether an element ends the word before it.
  static func contains(_ element: MarkupElement) -> Bool {
    if let display = element.style["display"] { return display != "inline" }
    return names.contains(element.name)
  }
}
