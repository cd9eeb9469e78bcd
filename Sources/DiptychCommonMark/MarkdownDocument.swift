@_exported public import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A document in GitHub Flavored Markdown.
///
/// ```swift
/// let document = try MarkdownDocument("# Tea\n\nHot, *not* boiling. See [more](more.md).")
/// document.title                    // "Tea"
/// document.links[0].destination     // "more.md"
/// MarkdownView(document).rendered(as: .text(width: 40))
/// ```
///
/// The document can contain tables, task lists, strikethrough, footnotes and alerts. URLs in the
/// text become links. In a quote, task lists are not supported, so a box such as `[x]` stays text.
/// Every text is valid Markdown. However, HTML in the text is an error unless you pass another
/// ``RawHTMLPolicy``.
///
/// The C library cmark-gfm parses the text. Your program links this library, so install it:
/// `apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.
public struct MarkdownDocument: Sendable {
  /// The front matter, which is the text between two fences at the start of the file, or nil.
  ///
  /// The fences are `---` for YAML, `+++` for TOML, and `---json` and `---` for JSON. The front
  /// matter is not part of the content of the document. If an empty line follows the first `---`,
  /// the text has no front matter, because `---` is then a thematic break.
  public let frontMatter: String?

  /// The headings, in order.
  public let headings: [MarkdownHeading]

  /// The treatment of HTML in the text.
  public let rawHTML: RawHTMLPolicy

  /// The blocks and the inline content.
  let tree: MarkdownTree

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - file: The name of the file that contains the Markdown, for error messages.
  ///   - rawHTML: The treatment of HTML in the text.
  /// - Throws: ``MarkdownError/rawHTML(file:line:html:)`` if the text contains HTML and the policy
  ///   is ``RawHTMLPolicy/refused``. With another policy, no error is thrown.
  public init(
    _ text: String,
    file: String? = nil,
    rawHTML: RawHTMLPolicy = .refused
  ) throws(MarkdownError) {
    let source = MarkdownSource(text)
    var reader = MarkdownReader(file: file, rawHTML: rawHTML, linesBefore: source.linesBefore)
    try reader.read(source.markdown)
    frontMatter = source.frontMatter
    headings = reader.headings
    self.rawHTML = rawHTML
    tree = reader.tree
  }

  /// The text of the first heading of level 1, or nil.
  public var title: String? { headings.first { $0.level == 1 }?.text }

  /// The text of the document without markup, with a line break between blocks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  public var text: String { tree.lines.joined(separator: "\n") }

  /// The text of the first paragraph outside of lists and quotes, or nil.
  public var firstParagraph: String? {
    let position = tree.children(in: 0..<tree.nodes.count).first { position in
      guard case .paragraph = tree.nodes[position].kind else { return false }
      return !tree.words(in: tree.content(of: position)).allSatisfy(\.isWhitespace)
    }
    return position.map { tree.words(in: tree.content(of: $0)) }
  }

  /// The links and images, in order.
  public var links: [MarkdownLink] { tree.nodes.compactMap(\.link) }

  /// The blocks and tags of HTML in the document, each with the number of its first line.
  ///
  /// The array is empty unless the policy is ``RawHTMLPolicy/trusted``. ``links`` does not contain
  /// the addresses in this HTML, so a program that checks addresses has to read both properties.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  public var trustedHTML: [(html: String, line: Int)] {
    tree.nodes.compactMap { node in
      if case .html(let html) = node.kind { (html, node.line) } else { nil }
    }
  }
}

extension MarkdownDocument {
  /// Reads a document from a file in UTF-8.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Error messages contain the path.
  ///   - rawHTML: The treatment of HTML in the file.
  /// - Throws: A ``MarkdownError`` if the file can't be read, or if it contains HTML and the policy
  ///   is ``RawHTMLPolicy/refused``.
  public init(contentsOf path: String, rawHTML: RawHTMLPolicy = .refused) throws(MarkdownError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(file: path, reason: Self.reason(of: error, path))
    }
    try self.init(String(decoding: data, as: UTF8.self), file: path, rawHTML: rawHTML)
  }

  private static func reason(of error: any Error, _ path: String) -> String {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    if attributes?[.type] as? FileAttributeType == .typeDirectory { return "it is a folder" }
    return switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: "it does not exist"
    case .fileReadNoPermission: "its permissions forbid it"
    default: "\(error)"
    }
  }
}

/// A heading of a Markdown document.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public var level: Int
  /// The text of the heading, without markup.
  public let text: String
  /// The id of the heading, which links refer to.
  ///
  /// An author can write the id in braces at the end of the heading, as in `## Install {#install}`.
  /// Otherwise, the id is made from the text of the heading, as on GitHub. For example, the id of
  /// the heading “Get Started” is `get-started`.
  public var id: String
  /// The line of the heading in the text; the first line is 1.
  public let line: Int
}

/// A link or an image of a Markdown document.
public struct MarkdownLink: Hashable, Sendable {
  /// The address, as it is written in the document.
  public let destination: String
  /// The line of the link in the text; the first line is 1.
  public let line: Int
  /// Whether the address belongs to an image.
  public let isImage: Bool
}

/// The treatment of HTML in Markdown.
///
/// Every policy except ``trusted`` drops comments. Every policy except ``shown`` turns a `<br>`
/// without attributes into a line break, because Markdown has no other line break for table cells.
public enum RawHTMLPolicy: Hashable, Sendable, CaseIterable {
  /// HTML is an error, ``MarkdownError/rawHTML(file:line:html:)``.
  case refused
  /// HTML is shown as it is written.
  ///
  /// A block of HTML becomes a block of code, and an inline tag becomes text.
  case shown
  /// HTML is left out.
  ///
  /// A block of HTML is dropped together with its text. An inline tag is dropped, but the text
  /// around it stays. An inline tag that separates words, such as `</p>`, becomes a space.
  case dropped
  /// HTML is copied into the page.
  ///
  /// It may contain scripts, so choose this policy only for your own files.
  case trusted
}

/// An error that occurs while a Markdown document is read.
public enum MarkdownError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The Markdown contains HTML in the line, and the policy is ``RawHTMLPolicy/refused``.
  case rawHTML(file: String?, line: Int, html: String)
  /// The file at a path cannot be read.
  case unreadable(file: String, reason: String)

  /// A message with the position and the reason.
  ///
  /// For HTML, it also contains possible remedies.
  public var description: String {
    switch self {
    case .rawHTML(let file, let line, let html):
      """
      \(file.map { "\($0):\(line)" } ?? "line \(line)"): Raw HTML is not allowed: \(Self.start(of: html)). \
      Write it as Markdown, or choose what to do with it: rawHTML: .shown, .dropped, or .trusted \
      for a file of your own.
      """
    case .unreadable(let file, let reason):
      "\(file): The file could not be read: \(reason)"
    }
  }

  /// Returns the first line of some HTML, limited to 60 characters.
  private static func start(of html: String) -> String {
    let line = html.prefix { !$0.isNewline }
    return line.count > 60 ? "\(line.prefix(60))…" : String(line)
  }
}
