/// The lines that a browser displays for some HTML, with white space collapsed.
///
/// A run of white space becomes one space, and none at the start and the end of a line (CSS Text 3,
/// 4.1). Blocks begin and end lines. The white space in a `pre` is preserved.
struct MarkupLines: Equatable {
  enum Event: Equatable {
    case open(String, [MarkupNode.Attribute])
    case close(String)
    case character(Unicode.Scalar)
    case space
    /// An inline box without text, such as an image.
    case box
  }

  private(set) var events: [Event] = []
  private var isAtLineStart = true

  /// The inline elements; all others are blocks.
  private static let inlineNames: Set = [
    "a", "abbr", "audio", "b", "bdi", "bdo", "br", "button", "canvas", "cite", "code", "data",
    "del",
    "dfn", "em", "embed", "i", "iframe", "img", "input", "ins", "kbd", "label", "map", "mark",
    "math",
    "meter", "noscript", "object", "output", "picture", "progress", "q", "rp", "rt", "ruby", "s",
    "samp", "select", "slot", "small", "span", "strong", "sub", "sup", "svg", "textarea", "time",
    "u",
    "var", "video", "wbr",
  ]

  /// The elements that are not displayed, so that they separate nothing.
  private static let unseenNames: Set = [
    "base", "datalist", "dialog", "link", "meta", "script", "source", "style", "template", "title",
    "track",
  ]

  /// The elements whose text is never displayed.
  private static let withoutText: Set = [
    "audio", "colgroup", "datalist", "g", "head", "html", "optgroup", "picture", "select", "svg",
    "table", "tbody", "tfoot", "thead", "tr", "video",
  ]

  init(_ nodes: [MarkupNode]) {
    for node in nodes { add(node, isPreserved: false) }
    endLine()
  }

  private mutating func add(_ node: MarkupNode, isPreserved: Bool) {
    switch node {
    case .declaration: break
    case .text(let text):
      for scalar in text.unicodeScalars {
        let isSpace = !isPreserved && " \t\n\u{C}\r".unicodeScalars.contains(scalar)
        if isSpace { addSpace() } else { addCharacter(scalar) }
      }
    case .element(let name, let attributes, let children):
      let isUnseen =
        Self.unseenNames.contains(name)
        || attributes.contains { ["hidden", "popover"].contains($0.name) }
        || attributes.contains { attribute in
          attribute.name == "class"
            && attribute.value.split(separator: " ").contains {
              $0 == "overlay" || $0 == "underlay"
            }
        }
      let isBlock = !isUnseen && !Self.inlineNames.contains(name)
      if isBlock { endLine() }
      events.append(.open(name, attributes))
      if isUnseen {
        // Elements that are hidden or out of the flow have lines of their own.
        events += MarkupLines(children).events
      } else if Self.withoutText.contains(name) {
        let wasAtLineStart = isAtLineStart
        for child in children {
          if case .element = child { add(child, isPreserved: isPreserved) }
        }
        isAtLineStart = wasAtLineStart
        if !isBlock { addBox() }
      } else {
        let keeps = isPreserved || name == "pre" || name == "textarea" || name == "script"
        for child in children { add(child, isPreserved: keeps) }
      }
      if isBlock { endLine() } else if !isUnseen && children.isEmpty { addBox() }
      events.append(.close(name))
    }
  }

  private mutating func addCharacter(_ scalar: Unicode.Scalar) {
    events.append(.character(scalar))
    isAtLineStart = false
  }

  private mutating func addBox() {
    events.append(.box)
    isAtLineStart = false
  }

  private mutating func addSpace() {
    guard !isAtLineStart else { return }
    // A space after another one collapses, even with tags between them.
    let last = events.last { event in
      switch event {
      case .character, .space, .box: true
      case .open, .close: false
      }
    }
    if last != .space { events.append(.space) }
  }

  /// Ends a line and drops a space at its end.
  private mutating func endLine() {
    var index = events.endIndex
    search: while index > 0 {
      index -= 1
      switch events[index] {
      case .character, .box: break search
      case .space:
        events.remove(at: index)
        break search
      case .open, .close: continue
      }
    }
    isAtLineStart = true
  }
}
