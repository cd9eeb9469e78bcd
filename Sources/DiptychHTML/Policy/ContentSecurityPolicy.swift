/// What a content security policy says of a page of the kit.
///
/// A page holds no `style` attribute and no event handler. What it embeds is named by its hash:
///
/// ```swift
/// let page = document.rendered(as: .html)
/// let policy = ContentSecurityPolicy.strict(for: page)
/// // default-src 'none'; style-src 'sha256-...'
/// ```
///
/// With ``StylesheetSource/file(url:integrity:)`` a page works under
/// `default-src 'none'; style-src 'self'` too. Images, forms and frames of a page need sources of
/// their own.
public enum ContentSecurityPolicy {
  /// A policy that allows the `style` and `script` elements of a page, and nothing else.
  ///
  /// - Parameter page: A page that ``HTMLFormat`` rendered.
  /// - Returns: The value of the header `Content-Security-Policy`.
  public static func strict(for page: String) -> String {
    let directives = [
      ("style-src", hashes(of: "style", in: page)), ("script-src", hashes(of: "script", in: page)),
    ]
    return
      (["default-src 'none'"]
      + directives.filter { !$0.1.isEmpty }.map { "\($0) \($1.joined(separator: " "))" })
      .joined(separator: "; ")
  }

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
      isInside = token.kind == .startTag && token.name == name
    }
    return hashes
  }
}
