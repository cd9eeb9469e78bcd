import DiptychCommonMark
import DiptychSite

/// An article of the documentation, which has a page in the guide.
struct Article: Sendable {
  /// The name of the file without its extension.
  ///
  /// Links in other articles use this name.
  let name: String
  /// The path of the file in the checkout.
  let file: String
  let title: String
  /// A sentence about the article, or nil.
  let summary: String?
  let document: MarkdownDocument

  /// The scheme of links to articles in the converted Markdown.
  static let scheme = "doc:"

  /// Returns the name of the article in a file.
  static func name(of file: String) -> String {
    String(file.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// Returns the path of the page of an article, such as `guide/writing-pages` for `WritingPages`.
  static func path(of name: String) -> SitePath {
    var path = "guide/"
    var previous: Character = "/"
    for character in name {
      // `WhatAViewCosts` contains a word of one letter, and `MarkdownAPIs` contains a word with
      // several capitals.
      if character.isUppercase && previous != "/" { path.append("-") }
      path.append(Character(character.lowercased()))
      previous = character
    }
    return SitePath(path)
  }

  var path: SitePath { Self.path(of: name) }

  /// The headings on the page, by their ids.
  ///
  /// The title and the heading “Overview” are left out, and the levels are changed so that none is
  /// skipped.
  var headings: [String: MarkdownHeading] {
    var shown: [String: MarkdownHeading] = [:]
    // The levels of the headings around the next one.
    var levels: [Int] = []
    for var heading in document.headings where heading.level > 1 && heading.text != "Overview" {
      while let last = levels.last, last >= heading.level { levels.removeLast() }
      levels.append(heading.level)
      heading.level = levels.count + 1
      shown[heading.id] = heading
    }
    return shown
  }
}
