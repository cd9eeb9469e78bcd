import DiptychCommonMark
import DiptychSite

/// The finder of what links lead to, which collects the files that are copied.
struct LinkResolver {
  private let folder: DocumentFolder
  private let rawHTML: RawHTMLPolicy
  /// The positions of the documents, by their files.
  private let positions: [String: Int]
  private var claims: PathClaims
  /// The paths in the site of the files that are copied, by their paths in the folder.
  private(set) var copies: [String: SitePath] = [:]

  init(_ folder: DocumentFolder, rawHTML: RawHTMLPolicy) {
    self.folder = folder
    self.rawHTML = rawHTML
    positions = Dictionary(
      folder.documents.indices.map { (folder.documents[$0].file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    claims = folder.claims
  }

  /// Returns what a destination in a document leads to.
  mutating func target(of destination: String, in document: SourceDocument) -> LinkTarget {
    if destination.isEmpty { return .missing }
    if destination.hasPrefix("//") || Self.hasScheme(destination) { return .address(destination) }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    let path = parts[0].prefix { $0 != "?" }
    if path.isEmpty { return part(fragment, of: document) }
    guard let names = Self.names(of: path, in: document.file) else { return .missing }
    return find(names.joined(separator: "/"), fragment)
  }

  private mutating func find(_ path: String, _ fragment: String?) -> LinkTarget {
    if let target = target(at: path, fragment) { return target }
    // Other programs leave the ending out, or write it as that of the page.
    var stem = path
    if path.hasSuffix(".html") {
      stem.removeLast(".html".count)
      if stem == "index" || stem.hasSuffix("/index"),
        let target = target(at: SourceDocument.folder(of: stem), fragment)
      {
        return target
      }
    }
    for ending in [".md", ".markdown"] {
      if let target = target(at: stem + ending, fragment) { return target }
    }
    return .missing
  }

  /// Returns the page or the file that a path leads to, or nil.
  private mutating func target(at path: String, _ fragment: String?) -> LinkTarget? {
    if let position = positions[path] ?? folder.folderDocuments[path] {
      return part(fragment, of: folder.documents[position])
    }
    if let page = folder.pages[path] {
      return fragment == nil ? .page(page, fragment: nil) : .missingPart(page)
    }
    guard let file = folder.source.files[path], folder.source.isReadable(file) else { return nil }
    let copy = copies[file] ?? claims.file(file)
    copies[file] = copy
    return .file(copy, fragment: fragment)
  }

  private func part(_ fragment: String?, of document: SourceDocument) -> LinkTarget {
    guard let fragment else { return .page(document.path, fragment: nil) }
    let id = Self.decoded(fragment)
    switch document.outline.part(id) {
    case .top: return .page(document.path, fragment: nil)
    case .heading(let id): return .page(document.path, fragment: id)
    case nil:
      // The site knows the ids in HTML.
      let mayHaveID = rawHTML == .trusted && document.hasRawHTML
      return mayHaveID ? .page(document.path, fragment: id) : .missingPart(document.path)
    }
  }

  /// Returns the decoded fragment of an address, or nil if it has none.
  static func fragment(of address: String) -> String? {
    address.firstIndex(of: "#").map { decoded(address[address.index(after: $0)...]) }
  }

  // MARK: Paths

  /// Returns the names in a path that is relative to a file; nil if it leads out of the folder.
  private static func names(of path: Substring, in file: String) -> [String]? {
    let path = decoded(path)
    var names = path.hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(String(name))
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names
  }

  /// Returns a text without its percent-encoding.
  private static func decoded(_ text: some StringProtocol) -> String {
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.firstIndex(of: ":"), destination.first?.isLetter == true else {
      return false
    }
    return destination[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }
}
