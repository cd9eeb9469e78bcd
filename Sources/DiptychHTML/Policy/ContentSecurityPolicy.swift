public import DiptychViews

/// A policy that tells browsers which scripts, stylesheets, images and other resources a page may
/// use.
///
/// A rendered page has no `style` attributes and no event handlers, and the policy allows each
/// `style` and `script` element by its hash. A server can send the policy in a header:
///
/// ```swift
/// let page = document.rendered(as: .html)
/// let policy = ContentSecurityPolicy.strict(for: page)
/// // default-src 'none'; style-src 'sha256-...'
/// ```
///
/// If you can't set headers, put the policy into the page:
///
/// ```swift
/// Document(title: "Hello", language: "en", policy: "default-src 'none'; img-src 'self'") { ... }
/// ```
///
/// Then the page contains a `meta` with the policy, before all elements that the policy restricts:
///
/// ```html
/// <meta http-equiv="Content-Security-Policy"
///   content="default-src 'none'; img-src 'self'; style-src 'sha256-...'">
/// ```
///
/// In the header and in the `meta`, the kit adds the hashes of the page's `style` elements to
/// `style-src`, and the hashes of its `script` elements to `script-src`. The `meta` also allows the
/// stylesheet of ``StylesheetSource/file(url:integrity:)``.
///
/// If `style-src` or `script-src` is missing, the kit creates it from the sources of `default-src`.
/// If `default-src` is missing, too, the policy does not restrict these elements, so the kit adds
/// nothing. If the directive contains `'unsafe-inline'`, the kit adds no hashes to it, because
/// browsers would then ignore `'unsafe-inline'`.
///
/// A `script` element with data does not run, so it gets no hash. An `importmap` gets a hash. The
/// kit adds no other sources. List the sources of images, forms, frames, and of your own stylesheet
/// and script files in the policy yourself.
public struct ContentSecurityPolicy: Hashable, Sendable {
  private struct Directive: Hashable {
    let name: String
    var sources: [String]
  }

  private var directives: [Directive]

  /// Creates a policy.
  ///
  /// - Parameter value: Directives separated by semicolons, as in the header. If a directive is
  ///   repeated, only the first is used.
  public init(_ value: String) {
    directives = []
    for part in value.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = words.first?.lowercased(), index(of: name) == nil else { continue }
      directives.append(Directive(name: name, sources: Array(words.dropFirst())))
    }
  }

  /// Returns a policy that allows the `style` and `script` elements of a page, and nothing else.
  ///
  /// - Parameter page: A page that ``HTMLFormat`` rendered.
  /// - Returns: The value of the header `Content-Security-Policy`.
  public static func strict(for page: String) -> String {
    Self("default-src 'none'").value(for: page)
  }

  /// Returns the policy, extended to allow the `style` and `script` elements of a page.
  ///
  /// - Parameter page: A page that ``HTMLFormat`` rendered.
  /// - Returns: The value of the header `Content-Security-Policy`.
  public func value(for page: String) -> String { allowingContent(of: page).description }

  // MARK: Sources

  /// Returns the policy, extended to allow the `style` and `script` elements of a page.
  func allowingContent(of page: String) -> Self {
    var policy = self
    let texts = EmbeddedText.all(in: page)
    policy.allow(styles: Self.hashes(of: texts.filter { $0.element == "style" }))
    let scripts = Self.hashes(of: texts.filter { $0.element == "script" })
    policy.allow(scripts, by: ["script-src-elem", "script-src"])
    return policy
  }

  /// Returns the policy, extended to allow an embedded script, and connections to one address.
  package func allowing(script: String, connection: String) -> Self {
    var policy = self
    let hash = "'sha256-\(base64(SHA256.hash(Array(script.utf8))))'"
    policy.allow([hash], by: ["script-src-elem", "script-src"])
    policy.allow([connection], by: ["connect-src"])
    return policy
  }

  /// Returns the policy, extended to allow script files of its own origin, and connections to it.
  package func allowingScriptFiles(connects: Bool) -> Self {
    var policy = self
    policy.allow(["'self'"], by: ["script-src-elem", "script-src"])
    if connects { policy.allow(["'self'"], by: ["connect-src"]) }
    return policy
  }

  mutating func allow(styles sources: [String]) {
    allow(sources, by: ["style-src-elem", "style-src"])
  }

  /// Allows the file of Diptych's stylesheet by its origin, or by `'self'` if its URL is relative.
  mutating func allow(stylesheet url: String) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[1].isEmpty, parts[0].isEmpty || parts[0].last == ":",
      // Other characters could add a source or a directive to the policy.
      parts[2].utf8.allSatisfy({ $0.isLetter || $0.isDigit || ".-:".utf8.contains($0) })
    else { return allow(styles: ["'self'"]) }
    allow(styles: [parts[0].isEmpty ? String(parts[2]) : "\(parts[0])//\(parts[2])"])
  }

  /// Adds sources to the first of the named directives that the policy contains.
  ///
  /// If it contains none of them, adds them to a new directive with the sources of `default-src`.
  private mutating func allow(_ sources: [String], by names: [String]) {
    guard !sources.isEmpty, let place = (names + ["default-src"]).compactMap(index(of:)).first
    else {
      return
    }
    let present = directives[place].sources.filter { $0.lowercased() != "'none'" }
    // Browsers ignore `'unsafe-inline'` if the directive has a hash.
    let allowsInline = present.contains { $0.lowercased() == "'unsafe-inline'" }
    if allowsInline, sources[0].hasPrefix("'sha256-") { return }
    let all = present + sources.filter { !present.contains($0) }
    if directives[place].name == "default-src" {
      directives.append(Directive(name: names[names.count - 1], sources: all))
    } else {
      directives[place].sources = all
    }
  }

  private func index(of name: String) -> Int? { directives.firstIndex { $0.name == name } }

  /// Returns the hash of each text, without repetitions.
  private static func hashes(of texts: [EmbeddedText]) -> [String] {
    var hashes: [String] = []
    for text in texts {
      let hash = "'sha256-\(base64(SHA256.hash(text.text)))'"
      if !hashes.contains(hash) { hashes.append(hash) }
    }
    return hashes
  }

  // MARK: The meta

  /// The directives that a browser ignores in a `meta`.
  ///
  /// CSP 3, 3.3: "Remove all occurrences of the report-uri, frame-ancestors, and sandbox directives
  /// from policy."
  private static let headerNames = Set(names: "frame-ancestors report-uri sandbox")

  /// The names of the policy's directives that work in a header only.
  var headerDirectives: [String] { directives.map(\.name).filter(Self.headerNames.contains) }

  /// The `meta` element that holds the policy in a page.
  var meta: String {
    var policy = self
    policy.directives = directives.filter { !Self.headerNames.contains($0.name) }
    var out = ByteBuffer.chunks
    defer { out.free() }
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    out.append(attributeValue: policy.description)
    out.append("\">")
    return out.string()
  }
}

extension EnvironmentValues {
  private enum ContentSecurityPolicyKey: EnvironmentKey {
    static var defaultValue: ContentSecurityPolicy? { nil }
  }

  /// The policy of each ``Document`` that has none of its own, such as the pages of a site; nil for
  /// no policy.
  public var contentSecurityPolicy: ContentSecurityPolicy? {
    get { self[ContentSecurityPolicyKey.self] }
    set { self[ContentSecurityPolicyKey.self] = newValue }
  }
}

extension ContentSecurityPolicy: CustomStringConvertible {
  /// The text of the policy, which is the value of the header `Content-Security-Policy`.
  public var description: String {
    directives.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ")
  }
}

extension ContentSecurityPolicy: ExpressibleByStringInterpolation {
  /// Creates a policy from a literal with directives, such as `"default-src 'none'"`.
  public init(stringLiteral value: String) { self.init(value) }
}
