import DiptychViews

/// The sources that a browser may load and run for a page.
///
/// A page of the kit holds no `style` attribute and no event handler, and what it embeds is named by
/// its hash. A server sends the policy in its header:
///
/// ```swift
/// let page = document.rendered(as: .html)
/// let policy = ContentSecurityPolicy.strict(for: page)
/// // default-src 'none'; style-src 'sha256-...'
/// ```
///
/// On a host that sends no headers of yours, the page holds it itself:
///
/// ```swift
/// Document(title: "Hello", language: "en", policy: "default-src 'none'; img-src 'self'") { ... }
/// ```
///
/// becomes, right after its `<meta charset="utf-8">` and so before all that it is about:
///
/// ```html
/// <meta http-equiv="Content-Security-Policy"
///   content="default-src 'none'; img-src 'self'; style-src 'sha256-...'">
/// ```
///
/// Both add what the page embeds, and the meta the sheet of ``StylesheetSource/file(url:integrity:)``
/// too: sources of `style-src` and `script-src`, which start with those of `default-src`. A policy that
/// names neither says nothing about them, and nothing is added. A `script` that is a block of data is
/// not run, and so not named: of those that are, an `importmap` is one. Images, forms, frames, and further
/// sheets and scripts need sources of their own. A streamed page, whose head leaves first, allows the
/// sheet of the kit and no other that it embeds.
public struct ContentSecurityPolicy: Hashable, Sendable {
  private struct Directive: Hashable {
    let name: String
    var sources: [String]
  }

  private var directives: [Directive]

  /// Creates a policy.
  ///
  /// - Parameter value: Directives separated by semicolons, as in the header. Of two with one name
  ///   the first counts.
  public init(_ value: String) {
    directives = []
    for part in value.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first?.lowercased(), index(of: name) == nil else { continue }
      directives.append(Directive(name: name, sources: Array(words.dropFirst())))
    }
  }

  /// A policy that allows the `style` and `script` elements of a page, and nothing else.
  ///
  /// - Parameter page: A page that ``HTMLFormat`` rendered.
  /// - Returns: The value of the header `Content-Security-Policy`.
  public static func strict(for page: String) -> String {
    Self("default-src 'none'").value(for: page)
  }

  /// The policy for a page, with the `style` and `script` elements that the page holds.
  ///
  /// - Parameter page: A page that ``HTMLFormat`` rendered.
  /// - Returns: The value of the header `Content-Security-Policy`.
  public func value(for page: String) -> String { allowingContent(of: page).description }

  // MARK: Sources

  /// The policy with the elements of a page.
  func allowingContent(of page: String) -> Self {
    var policy = self
    policy.allow(styles: Self.hashes(of: "style", in: page))
    policy.allow(Self.hashes(of: "script", in: page), by: ["script-src-elem", "script-src"])
    return policy
  }

  mutating func allow(styles sources: [String]) {
    allow(sources, by: ["style-src-elem", "style-src"])
  }

  /// Allows the file of the kit's sheet, by its origin.
  mutating func allow(stylesheet url: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[1].isEmpty, parts[0].isEmpty || parts[0].last == ":",
      // Nothing that a policy would read as more than a host.
      parts[2].utf8.allSatisfy(Self.isHostByte)
    else { return allow(styles: ["'self'"]) }
    allow(styles: [parts[0].isEmpty ? String(parts[2]) : "\(parts[0])//\(parts[2])"])
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Adds sources to the directive that counts for some elements.
  private mutating func allow(_ sources: [String], by names: [String]) {
    guard !sources.isEmpty, let place = (names + ["default-src"]).lazy.compactMap(index(of:)).first
    else {
      return
    }
    let present = directives[place].sources.filter { $0.lowercased() != "'none'" }
    // A hash would turn that off.
    if present.contains(where: { $0.lowercased() == "'unsafe-inline'" }) && sources[0].isHash {
      return
    }
    let all = present + sources.filter { !present.contains($0) }
    if directives[place].name == "default-src" {
      directives.append(Directive(name: names[names.count - 1], sources: all))
    } else {
      directives[place].sources = all
    }
  }

  private func index(of name: String) -> Int? { directives.firstIndex { $0.name == name } }

  /// The sources that allow the elements of some name in a page, each once.
  private static func hashes(of name: String, in page: String) -> [String] {
    let bytes = Array(page.utf8)
    var scanner = MarkupScanner(bytes)
    var hashes: [String] = []
    var isInside = false
    while let token = scanner.next() {
      if isInside && token.kind == .text {
        let hash = "'sha256-\(base64(SHA256.hash(bytes[token.range])))'"
        if !hashes.contains(hash) { hashes.append(hash) }
      }
      isInside = token.kind == .startTag && token.name == name && !isData(token)
    }
    return hashes
  }

  /// Whether an element is a block of data, which no policy is asked about.
  private static func isData(_ token: MarkupToken) -> Bool {
    guard token.name == "script", let type = token.attributes.first(where: { $0.name == "type" })
    else { return false }
    return !ScriptType(type.value).isChecked
  }

  // MARK: The meta

  /// The directives that a browser passes over in a meta.
  ///
  /// CSP 3, 3.3: "Remove all occurrences of the report-uri, frame-ancestors, and sandbox directives
  /// from policy."
  private static let headerNames: Set<String> = ["frame-ancestors", "report-uri", "sandbox"]

  /// The names of directives that only a header can carry.
  var headerDirectives: [String] {
    directives.map(\.name).filter(Self.headerNames.contains)
  }

  /// The element that holds the policy in a page.
  var meta: String {
    var policy = self
    policy.directives.removeAll { Self.headerNames.contains($0.name) }
    var out = ByteBuffer.pieces
    defer { out.free() }
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    out.append(attributeValue: policy.description)
    out.append("\">")
    return out.string()
  }
}

extension ContentSecurityPolicy: CustomStringConvertible {
  /// The directives as they are written in the header.
  public var description: String {
    directives.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ")
  }
}

extension ContentSecurityPolicy: ExpressibleByStringInterpolation {
  /// Creates a policy from a literal, see ``init(_:)``.
  public init(stringLiteral value: String) { self.init(value) }
}

extension String {
  /// Whether a source is the hash of what is in the page.
  fileprivate var isHash: Bool { hasPrefix("'sha256-") }
}
