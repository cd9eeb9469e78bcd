import DiptychHTML

/// A tag, a text or a comment of markup, as a range of its bytes.
///
/// The properties are in an order that needs no padding, so that copies are fast.
package struct MarkupToken: Sendable {
  package enum Kind: Sendable {
    case startTag
    case endTag
    case text
    /// A comment, a document type, or a tag that is not closed at the end of the text.
    case declaration
  }

  /// The bytes of the token.
  package let range: Range<Int>
  /// The bytes of the name of a tag, or of the characters of a text.
  package internal(set) var content: Range<Int>
  /// The range of the tag's attributes in the tokenizer's `attributes`, in source order.
  package internal(set) var attributes = 0..<0
  /// The element of a tag.
  package internal(set) var element = KnownElement.unknown
  package let kind: Kind
  /// Whether a tag has attributes other than classes and `data-` attributes.
  var hasMeaning = false
  /// Whether a start tag ends with a slash.
  package internal(set) var isSelfClosing = false
  /// Whether a text has character references.
  package internal(set) var hasReferences = false
}

/// An attribute, as ranges of the bytes of its markup.
package struct MarkupAttribute: Sendable {
  /// The bytes of the name.
  let name: Range<Int>
  /// The bytes of the value, which may be empty.
  package let value: Range<Int>
}

// Names of HTML.

extension [UInt8] {
  /// Returns the name in a range, in lower case.
  func name(in range: Range<Int>) -> String {
    String(decoding: self[range].lazy.map(\.lowercased), as: UTF8.self)
  }

  /// Returns whether a range contains a name, and ignores the case of letters.
  func hasName(_ name: String, in range: Range<Int>) -> Bool {
    let name = name.utf8
    guard name.count == range.count else { return false }
    var index = range.lowerBound
    for byte in name {
      if self[index].lowercased != byte { return false }
      index += 1
    }
    return true
  }

  /// Returns whether two ranges contain the same name, and ignores the case of letters.
  func haveSameName(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { self[$0].lowercased == self[$1].lowercased }
  }
}
