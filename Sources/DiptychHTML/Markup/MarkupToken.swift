/// A token of markup: a tag, a text or a declaration.
struct MarkupToken {
  enum Kind: Hashable {
    case startTag
    case endTag
    case text
    /// A comment or a document type.
    case declaration
  }

  let kind: Kind
  /// The name of an element, in lower case; empty where there is none.
  var name = ""
  /// The range of the token in the bytes.
  let range: Range<Int>
  /// Whether a start tag has no end tag.
  var isVoid = false
  /// The attributes of a start tag, with their values as written.
  var attributes: [Attribute] = []

  struct Attribute {
    let name: String
    let value: String
  }

  /// The elements that have no end tag.
  ///
  /// HTML Living Standard, 13.1.2.
  static let voidNames: NameSet = "area base br col embed hr img input link meta source track wbr"

  /// The elements whose content is not markup.
  ///
  /// HTML Living Standard, 13.2.6.2.
  static let textNames: NameSet = "iframe noembed noframes script style textarea title xmp"
}
