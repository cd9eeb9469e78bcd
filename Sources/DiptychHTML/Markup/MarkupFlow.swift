/// The way that a child of an element takes part in its line.
enum MarkupFlow: Hashable {
  /// The child begins and ends lines.
  case block
  /// The child is in the line.
  case inline
  /// The child is not displayed in the line: white space, a comment, a script, or an element that
  /// is hidden or out of the flow.
  case unseen

  /// Creates the flow of a token; an end tag has the flow of its start tag.
  init(_ token: MarkupToken, in bytes: [UInt8]) {
    switch token.kind {
    case .declaration: self = .unseen
    case .endTag: self = .inline
    case .text: self = bytes[token.range].allSatisfy(Self.isSpace) ? .unseen : .inline
    case .startTag:
      if Self.unseenNames.contains(token.name) || token.isOutOfFlow {
        self = .unseen
      } else {
        self = Self.blockNames.contains(token.name) ? .block : .inline
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  /// The elements that begin and end lines, and the children of elements that display no text of
  /// their own.
  ///
  /// HTML Living Standard, 15.3.3, 15.3.7 to 15.3.10. The last line has those of SVG.
  private static let blockNames: NameSet = """
    address article aside blockquote body caption col colgroup dd details div dl dt fieldset
    figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu
    nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul
    circle defs ellipse g line path polygon polyline rect use
    """

  /// The elements that are not displayed, or out of the flow.
  ///
  /// HTML Living Standard, 15.3.1.
  private static let unseenNames: NameSet = """
    base datalist dialog link meta script source style template title track
    """
}

extension MarkupToken {
  /// Whether line breaks are allowed between the children of the element, as far as its start tag
  /// tells.
  var mayOpen: Bool {
    Self.containerNames.contains(name)
      && !attributes.contains { attribute in
        attribute.name == "style"
          || attribute.name == "class" && attribute.hasWord("line-breaks-preserved")
      }
  }

  /// Whether the element is out of the flow: hidden or positioned.
  fileprivate var isOutOfFlow: Bool {
    attributes.contains { attribute in
      switch attribute.name {
      case "hidden", "popover": true
      case "class": attribute.hasWord("overlay") || attribute.hasWord("underlay")
      default: false
      }
    }
  }

  /// The blocks that may contain blocks, and the elements that display no text of their own.
  private static let containerNames: NameSet = """
    address article aside audio blockquote body caption colgroup datalist dd defs details dialog div
    dl dt fieldset figcaption figure footer form g head header hgroup html legend li main menu nav
    ol optgroup picture search section select svg table tbody td tfoot th thead tr ul video
    """
}

extension MarkupToken.Attribute {
  /// Returns whether the value, a list of words separated by spaces, contains a word.
  fileprivate func hasWord(_ word: String) -> Bool {
    value.split(separator: " ").contains { $0 == word }
  }
}
