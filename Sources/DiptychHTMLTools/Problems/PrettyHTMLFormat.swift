public import DiptychHTML
public import DiptychViews

/// A format that renders a view as readable HTML.
///
/// It adds line breaks and indentation only where browsers do not display them.
///
/// ```swift
/// view.rendered(as: .prettyHTML)
/// view.rendered(as: .prettyHTML(stylesheet: .file(url: "/kit.css")))
/// ```
///
/// Line breaks are added after the whole view is rendered, so streaming saves no memory.
public struct PrettyHTMLFormat: RenderingFormat {
  private let format: HTMLFormat

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  public init(stylesheet: StylesheetSource = .embedded) {
    format = HTMLFormat(stylesheet: stylesheet)
  }

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    PrettyMarkup.text(of: format.render(view, host: &host))
  }
}

extension RenderingFormat where Self == PrettyHTMLFormat {
  /// The format for HTML with line breaks and indentation.
  public static var prettyHTML: PrettyHTMLFormat { PrettyHTMLFormat() }

  /// Returns the format for HTML with line breaks and indentation.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  /// - Returns: The format.
  public static func prettyHTML(stylesheet: StylesheetSource) -> PrettyHTMLFormat {
    PrettyHTMLFormat(stylesheet: stylesheet)
  }
}

/// A formatter that adds line breaks and indentation to markup where browsers do not display them.
///
/// CSS removes white space at the start and the end of a line, so a line break is allowed before
/// and after every block, such as a paragraph, an item or a row. Between two inline elements it
/// would be displayed as a space, and in a `pre` as a line break, so the markup is left unchanged
/// there. An element that contains a block is opened: its children are on lines of their own.
///
/// Elements are assumed to have the display of HTML's default stylesheet (HTML Living Standard,
/// 15.3) and of the kit's. Stylesheets of the caller that display blocks inline, or preserve their
/// white space, are not considered. Indentation stops at 100 levels, since its size would grow
/// quadratically with depth.
struct PrettyMarkup {
  private static let indentedLevels = 100

  private let bytes: [UInt8]
  private var tokens: [Token] = []

  private struct Token {
    let kind: MarkupToken.Kind
    let range: Range<Int>
    /// The name of a tag.
    let name: String
    /// Whether the start tag needs no end tag.
    let isVoid: Bool
    /// Whether the element of a start tag may be opened, as far as the tag shows.
    let mayOpen: Bool
    /// The flow of the token in its line.
    var flow: MarkupFlow
    /// Whether the element of a start tag is opened.
    var isOpened = false
    /// Whether the next displayed sibling ends the line.
    var endsLineAfter = false

    init(_ token: MarkupToken, _ tokenizer: MarkupTokenizer) {
      kind = token.kind
      range = token.range
      name = kind == .text ? "" : tokenizer.name(of: token)
      isVoid = token.isSelfClosing || token.element.traits.contains(.void)
      mayOpen = kind == .startTag && tokenizer.mayOpen(token)
      flow = MarkupFlow(token, tokenizer)
    }
  }

  /// Returns markup with line breaks and indentation.
  static func text(of markup: String) -> String {
    var pretty = PrettyMarkup(markup)
    return pretty.findOpened() ? pretty.text() : markup
  }

  private init(_ markup: String) {
    bytes = Array(markup.utf8)
    var tokenizer = MarkupTokenizer(bytes)
    while let token = tokenizer.next() { tokens.append(Token(token, tokenizer)) }
  }

  // MARK: Opened elements

  /// An element whose end tag has not been reached.
  private struct Element {
    let start: Int
    let name: String
    /// Whether the element may be opened, as far as its name and its surroundings show.
    let mayOpen: Bool
    var holdsBlock = false
  }

  /// Finds the elements that are opened.
  ///
  /// - Returns: Whether the markup is well-formed and contains a block. Only the content of a `Raw`
  ///   can be malformed.
  private mutating func findOpened() -> Bool {
    var open = [Element(start: -1, name: "", mayOpen: true)]
    for (index, token) in tokens.enumerated() {
      let last = open.count - 1
      switch token.kind {
      case .startTag:
        if token.flow != .inline { open[last].holdsBlock = true }
        guard !token.isVoid else { break }
        let mayOpen = open[last].mayOpen && token.mayOpen
        open.append(Element(start: index, name: token.name, mayOpen: mayOpen))
      case .endTag:
        guard last > 0, open[last].name == token.name else { return false }
        let element = open.removeLast()
        tokens[element.start].isOpened = element.mayOpen && element.holdsBlock
        tokens[index].flow = tokens[element.start].flow
      case .text, .declaration: break
      }
    }
    guard open.count == 1, open[0].holdsBlock else { return false }
    findLineEnds()
    return true
  }

  /// Finds, from the last token to the first, whether the next displayed token ends the line.
  private mutating func findLineEnds() {
    /// For each open element, whether the following content ends the line.
    ///
    /// At the end of the markup, nothing follows, which ends the line, too.
    var ends = [true]
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      if token.kind == .endTag {
        ends.append(true)
        continue
      }
      if token.kind == .startTag && !token.isVoid { ends.removeLast() }
      tokens[index].endsLineAfter = ends[ends.count - 1]
      note(token.flow, in: &ends[ends.count - 1])
    }
  }

  /// Updates whether the line is at its edge after a child.
  private func note(_ flow: MarkupFlow, in isAtLineEdge: inout Bool) {
    switch flow {
    case .block: isAtLineEdge = true
    case .inline: isAtLineEdge = false
    case .unseen: break
    }
  }

  // MARK: Writing

  /// An element around a token.
  private struct Around {
    let isOpened: Bool
    /// The number of opened elements around the children.
    let depth: Int
    /// Whether the line is still empty.
    var isAtLineStart = true
  }

  private func text() -> String {
    var result: [UInt8] = []
    var around = [Around(isOpened: true, depth: 0)]
    for token in tokens {
      let last = around.count - 1
      if token.kind == .endTag {
        let element = around.removeLast()
        if element.isOpened { breakLine(depth: element.depth - 1, in: &result) }
        result += bytes[token.range]
        continue
      }
      let parent = around[last]
      // A line break is invisible here, because this token, the next token or the previous token
      // ends a line.
      let isFree =
        parent.isOpened
        && (parent.isAtLineStart || token.flow == .block
          || token.flow == .unseen && token.endsLineAfter)
      if isFree && token.kind == .text && token.flow == .unseen { continue }
      if isFree { breakLine(depth: parent.depth, in: &result) }
      result += bytes[token.range]
      note(token.flow, in: &around[last].isAtLineStart)
      if token.kind == .startTag && !token.isVoid {
        let depth = parent.depth + (token.isOpened ? 1 : 0)
        around.append(Around(isOpened: token.isOpened, depth: depth))
      }
    }
    if result.last != 0x0A { result.append(0x0A) }
    return String(decoding: result, as: UTF8.self)
  }

  private func breakLine(depth: Int, in result: inout [UInt8]) {
    if !result.isEmpty && result.last != 0x0A { result.append(0x0A) }
    result += [UInt8](repeating: 0x20, count: 2 * min(depth, Self.indentedLevels))
  }
}

/// The effect of a child of an element on the line that it is in.
enum MarkupFlow: Hashable {
  /// The child begins and ends a line.
  case block
  /// The child is part of a line.
  case inline
  /// The child is not displayed in the line: white space, a comment, a script, or an element that
  /// is hidden or out of the flow.
  case unseen

  /// Creates the flow of a token; an end tag has the flow of its start tag.
  init(_ token: MarkupToken, _ tokenizer: MarkupTokenizer) {
    switch token.kind {
    case .declaration: self = .unseen
    case .endTag: self = .inline
    case .text:
      self = tokenizer.bytes[token.range].allSatisfy(\.isMarkupSpace) ? .unseen : .inline
    case .startTag:
      let name = tokenizer.name(of: token)
      if Self.unseenNames.contains(name) || tokenizer.isOutOfFlow(token) {
        self = .unseen
      } else {
        self = Self.blockNames.contains(name) ? .block : .inline
      }
    }
  }

  /// The elements that begin and end lines, and the children of elements that display no text of
  /// their own.
  ///
  /// HTML Living Standard, 15.3.3, 15.3.7 to 15.3.10. The last line has the names of SVG.
  private static let blockNames = Set(
    names: """
      address article aside blockquote body caption col colgroup dd details div dl dt fieldset
      figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu
      nav ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul
      circle defs ellipse g line path polygon polyline rect use
      """
  )

  /// The elements that are not displayed, or out of the flow.
  ///
  /// HTML Living Standard, 15.3.1.
  private static let unseenNames = Set(
    names: """
      base datalist dialog link meta script source style template title track
      """
  )
}

extension MarkupTokenizer {
  /// Returns whether line breaks are allowed between the children of an element, as far as its
  /// start tag shows.
  func mayOpen(_ tag: MarkupToken) -> Bool {
    Self.containerNames.contains(name(of: tag)) && value(of: "style", in: tag) == nil
      && !hasClass("line-breaks-preserved", tag)
  }

  /// Returns whether an element is out of the flow: hidden or positioned.
  fileprivate func isOutOfFlow(_ tag: MarkupToken) -> Bool {
    value(of: "hidden", in: tag) != nil || value(of: "popover", in: tag) != nil
      || hasClass("overlay", tag) || hasClass("underlay", tag)
  }

  private func hasClass(_ name: String, _ tag: MarkupToken) -> Bool {
    value(of: "class", in: tag)?.split(separator: " ").contains { $0 == name } ?? false
  }

  /// The blocks that may contain blocks, and the elements that display no text of their own.
  private static let containerNames = Set(
    names: """
      address article aside audio blockquote body caption colgroup datalist dd defs details dialog div
      dl dt fieldset figcaption figure footer form g head header hgroup html legend li main menu nav
      ol optgroup picture search section select svg table tbody td tfoot th thead tr ul video
      """
  )
}
