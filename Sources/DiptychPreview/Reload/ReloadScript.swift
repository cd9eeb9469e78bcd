import DiptychHTML
import DiptychHTMLTools

/// The script that the server adds to the end of each page.
///
/// It reloads the page when the site has changed.
///
/// The file of the page is not changed, because the server adds the script to the response.
enum ReloadScript {
  /// The name of the address that sends events to the script.
  static let name = ".diptych-reload"

  /// The text of the script.
  ///
  /// A browser opens at most six connections to a server, so a page in the background closes its
  /// connection.
  private static let text = """
    {const{path,version}=document.currentScript.dataset;let events;const listen=()=>{\
    events?.close();events=document.hidden?null:new EventSource(location.origin+path);\
    if(events)events.onmessage=event=>{if(event.data!==version)location.reload()}};\
    document.addEventListener("visibilitychange",listen);listen()}
    """

  /// Returns a page with the script at its end, or the unchanged page if its content security
  /// policy forbids the script.
  ///
  /// - Parameters:
  ///   - page: The page as it is in its file.
  ///   - path: The path that sends events to the script.
  ///   - host: The host in the browser's request for the page.
  ///   - version: The version of the site that contains the page.
  /// - Returns: The bytes that are sent.
  static func added(to page: [UInt8], path: String, host: String, version: String) -> [UInt8] {
    // A source in a content security policy can't be an IPv6 address.
    let connection = host.hasPrefix("[") ? "'self'" : "http://\(host)\(path)"
    guard let page = allowed(in: page, connection: connection) else { return page }
    let script = "<script data-path=\"\(path)\" data-version=\"\(version)\">\(text)</script>"
    return page + Array(script.utf8)
  }

  /// Returns a page whose policy allows the script and its connection; nil if the kit did not write
  /// the policy.
  private static func allowed(in page: [UInt8], connection: String) -> [UInt8]? {
    let metas = metas(in: page).filter { meta in
      String(decoding: page[meta], as: UTF8.self).lowercased().contains("content-security-policy")
    }
    guard let meta = metas.first else { return page }
    let tag = page[meta]
    let start = Array("<meta http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    let end = Array("\">".utf8)
    guard metas.count == 1, tag.starts(with: start), tag.suffix(2).elementsEqual(end) else {
      return nil
    }
    let value = tag.dropFirst(start.count).dropLast(end.count)
    // Sources need no escapes.
    guard !value.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") }) else {
      return nil
    }
    let policy = ContentSecurityPolicy(String(decoding: value, as: UTF8.self))
      .allowing(script: text, connection: connection)
    return page[..<meta.lowerBound] + start + Array(policy.description.utf8) + end
      + page[meta.upperBound...]
  }

  /// Returns the ranges of the `meta` tags.
  private static func metas(in page: [UInt8]) -> [Range<Int>] {
    var tokenizer = MarkupTokenizer(page)
    var ranges: [Range<Int>] = []
    while let token = tokenizer.next() {
      if token.kind == .startTag, token.element.kind == .meta { ranges.append(token.range) }
    }
    return ranges
  }
}
