import DiptychHTML
import DiptychViews

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
