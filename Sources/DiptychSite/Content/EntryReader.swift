#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A reader that creates an entry from the front matter and the document of a file.
struct EntryReader {
  /// The path of the file in its folder.
  let file: String
  /// The path of the file for messages.
  let place: String
  private(set) var problems: [ContentProblem] = []
  private var frontMatter = FrontMatter()

  init(_ file: String, at place: String) {
    self.file = file
    self.place = place
  }

  /// Returns the entry of a file with some text, or nil if there are problems.
  ///
  /// A lenient reader returns an entry if it can ignore the problems.
  mutating func read(
    _ text: String,
    isLenient: Bool = false,
    by reader: (_ markdown: String, _ file: String) throws -> ContentDocument
  ) -> ContentEntry? {
    let document: ContentDocument
    do {
      let source = try ContentSource(text, isLenient: isLenient)
      if let error = source.error {
        problems.append(ContentProblem(file: place, line: error.line, reason: error.reason))
      }
      frontMatter = source.frontMatter
      document = try reader(source.markdown, place)
    } catch let error as FrontMatterError {
      problems.append(ContentProblem(file: place, line: error.line, reason: error.reason))
      return nil
    } catch let error as ContentProblem {
      problems.append(error)
      return nil
    } catch {
      problems.append(ContentProblem(file: place, reason: "\(error)"))
      return nil
    }
    let entry = entry(document)
    return problems.isEmpty || isLenient ? entry : nil
  }

  private mutating func entry(_ document: ContentDocument) -> ContentEntry {
    let name = Self.name(of: file)
    let dated = ContentDate.prefix(of: name)
    let heading = document.headings.first { $0.level == 1 && !$0.text.isEmpty }?.text
    let title = self.text(["title"]) ?? heading ?? dated?.rest ?? name
    // In Jekyll, `published: false` means a draft.
    let isPublished = frontMatter.text("published").flatMap { Self.flags[$0] }
    let published = date(isPublished == nil ? ["date", "published"] : ["date"]) ?? dated?.date
    let change = date(["updated", "modified", "lastmod"])
    let summary =
      self.text(["description", "summary", "excerpt"])
      ?? Self.excerpt(of: document.firstParagraph)
    return ContentEntry(
      file: file,
      path: path(name: dated?.rest ?? name),
      title: title,
      tags: tags(),
      summary: summary,
      order: number(["order", "weight"]),
      author: self.text(["author"]) ?? Self.joined(list(["author", "authors"])),
      language: language(),
      isDraft: flag("draft") || isPublished == false,
      frontMatter: frontMatter,
      document: document,
      readingMinutes: Self.minutes(of: document.text),
      publication: published,
      change: change,
      outline: ContentOutline(document.headings, title: title),
      place: place,
      aliases: list(["aliases", "redirect_from"])
    )
  }

  /// Returns the path that the page of a file has without front matter.
  static func path(of file: String) -> SitePath {
    var reader = EntryReader(file, at: file)
    let name = name(of: file)
    return reader.path(name: ContentDate.prefix(of: name)?.rest ?? name)
  }

  // MARK: Keys

  private mutating func refuse(_ key: String, _ reason: String) {
    problems.append(
      ContentProblem(file: place, line: frontMatter.values[key]?.line, reason: reason)
    )
  }

  private func key(_ keys: [String]) -> String? { keys.first { frontMatter.values[$0] != nil } }

  private mutating func text(_ keys: [String]) -> String? {
    guard let key = key(keys) else { return nil }
    switch frontMatter.values[key]?.content {
    case .text(let text, _):
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line.isEmpty ? nil : line
    case .list where keys == ["author"]: return nil
    default:
      refuse(key, "\(key) is not a text; write it as \(key): A storm")
      return nil
    }
  }

  /// Returns the tags.
  ///
  /// A text with commas is several tags, unless it is in quotation marks.
  private mutating func tags() -> [String] {
    let keys = ["tags", "taxonomies.tags", "categories"]
    let tags = list(keys)
    guard case .text(_, isQuoted: false)? = key(keys).flatMap({ frontMatter.values[$0]?.content })
    else { return tags }
    var known: Set<String> = []
    return tags.flatMap { $0.split(separator: ",") }.map { String($0.trimmed) }
      .filter { !$0.isEmpty && known.insert($0).inserted }
  }

  private mutating func language() -> String? {
    let keys = ["language", "lang"]
    guard let key = key(keys), let tag = text(keys) else { return nil }
    guard !LanguageTag.isWellFormed(tag) else { return tag }
    refuse(key, "“\(tag)” is not a language tag (BCP 47); write one such as en or pt-BR")
    return nil
  }

  private mutating func list(_ keys: [String]) -> [String] {
    guard let key = key(keys) else { return [] }
    if case .other? = frontMatter.values[key]?.content {
      refuse(key, "\(key) is not a list of texts; write it as \(key): [one, two]")
    }
    var known: Set<String> = []
    return frontMatter.list(key).map { String($0[...].trimmed) }
      .filter { !$0.isEmpty && known.insert($0).inserted }
  }

  private mutating func date(_ keys: [String]) -> ContentDate? {
    guard let key = key(keys) else { return nil }
    guard let date = frontMatter.text(key).flatMap(ContentDate.init) else {
      let text = frontMatter.text(key) ?? "a list"
      refuse(key, "“\(text)” is not a date; write \(key) as 2026-01-05 or 2026-01-05T10:00:00Z")
      return nil
    }
    return date
  }

  private mutating func number(_ keys: [String]) -> Int? {
    guard let key = key(keys) else { return nil }
    guard let number = frontMatter.text(key).flatMap({ Int($0) }) else {
      refuse(key, "“\(frontMatter.text(key) ?? "a list")” is not a number; write it as \(key): 3")
      return nil
    }
    return number
  }

  private static let flags = [
    "true": true, "True": true, "yes": true, "false": false, "False": false, "no": false,
  ]

  private mutating func flag(_ key: String) -> Bool {
    guard frontMatter.values[key] != nil else { return false }
    guard let flag = frontMatter.text(key).flatMap({ Self.flags[$0] }) else {
      refuse(
        key,
        "“\(frontMatter.text(key) ?? "a list")” is neither true nor false; write one of them"
      )
      return false
    }
    return flag
  }

  private static func joined(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  // MARK: Paths

  /// Returns the name of a file without its ending.
  static func name(of file: String) -> String {
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = file[(slash.map(file.utf8.index(after:)) ?? file.startIndex)...]
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }

  /// Returns the path of the folder of a file; empty for a file in the outermost folder.
  static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) } ?? ""
  }

  /// Returns the path of the page of a folder, which consists of the slugs of the folder names.
  static func page(ofFolder folder: String) -> String {
    folder.namesOfPath.map { SitePath.slug(of: String($0)) ?? "untitled" }
      .joined(separator: "/")
  }

  static func path(ofFolder folder: String) -> SitePath { SitePath(page(ofFolder: folder)) }

  /// Whether a file is the page of its folder.
  static func isIndex(_ file: String, isReadme: Bool = true) -> Bool {
    switch name(of: file).lowercased() {
    case "index", "_index": true
    case "readme": isReadme
    default: false
    }
  }

  private mutating func path(name: String) -> SitePath {
    if let path = text(["path"]) {
      let names = path.split(separator: "/")
      let result = SitePath(names.joined(separator: "/"))
      guard let problem = result.problem else { return result }
      refuse("path", "“\(path)”: the path \(problem)")
    }
    let folder = Self.page(ofFolder: Self.folder(of: file))
    var slug = SitePath.slug(of: name) ?? "untitled"
    if let own = text(["slug"]) {
      if let text = SitePath.slug(of: own) {
        slug = text
      } else {
        refuse("slug", "“\(own)” has no letter or digit for an address; write one")
      }
    } else if Self.isIndex(file) {
      return SitePath(folder)
    }
    return SitePath(folder.isEmpty ? slug : "\(folder)/\(slug)")
  }

  // MARK: Texts

  private static let maximumExcerptCount = 280

  /// Returns the start of a paragraph, up to the end of a word.
  private static func excerpt(of text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    var excerpt = ""
    for word in words {
      guard excerpt.count + word.count < maximumExcerptCount else {
        return excerpt.isEmpty ? String(word.prefix(maximumExcerptCount)) + "…" : excerpt + "…"
      }
      excerpt += excerpt.isEmpty ? word : " " + word
    }
    return excerpt.isEmpty ? nil : excerpt
  }

  /// Returns the minutes that it takes to read a text.
  ///
  /// A minute is 220 words, or 450 letters of a script without spaces.
  private static func minutes(of text: String) -> Int {
    let letters = text.unicodeScalars.count { scalar in
      switch scalar.value {
      case 0xE00...0xEFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
      default: false
      }
    }
    let words = text.split(whereSeparator: \.isWhitespace).count
    return max(1, Int((Double(words) / 220 + Double(letters) / 450).rounded(.up)))
  }
}
