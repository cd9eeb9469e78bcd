import DiptychFiles
import DiptychHTML
import DiptychHTMLTools

/// The script that the server adds to the end of each page.
///
/// While the page is visible, it asks for the version of the site, and reloads the page when the
/// version has changed.
enum ReloadScript {
  /// The name of the address that has the version of the site.
  static let name = ".diptych-reload"

  /// The text of the script.
  private static let text = """
    {const{path,version}=document.currentScript.dataset;setInterval(async()=>{\
    if(document.hidden)return;try{const answer=await fetch(location.origin+path);\
    if(answer.ok&&await answer.text()!==version)location.reload()}catch{}},300)}
    """

  /// Returns a page with the script at its end.
  ///
  /// If the page has a content security policy that the kit has written, the policy allows the
  /// script and its requests. With another policy, the page is not changed.
  static func added(to page: [UInt8], path: String, host: String, version: String) -> [UInt8] {
    let script = "<script data-path=\"\(path)\" data-version=\"\(version)\">\(text)</script>"
    var tokenizer = MarkupTokenizer(page)
    var policies: [Range<Int>] = []
    while let token = tokenizer.next() {
      guard token.kind == .startTag, token.element.kind == .meta else { continue }
      let tag = String(decoding: page[token.range], as: UTF8.self).lowercased()
      if tag.contains("content-security-policy") { policies.append(token.range) }
    }
    guard let meta = policies.first else { return page + Array(script.utf8) }
    let tag = String(decoding: page[meta], as: UTF8.self)
    let form = /(<meta http-equiv="Content-Security-Policy" content=")([^&"]*)">/
    guard policies.count == 1, let match = tag.wholeMatch(of: form) else { return page }
    let policy = ContentSecurityPolicy(String(match.2))
      .allowing(script: text, connection: "http://\(host)\(path)")
    return page[..<meta.lowerBound] + Array("\(match.1)\(policy)\">".utf8)
      + page[meta.upperBound...] + Array(script.utf8)
  }
}

/// The version of the site in the folder.
final class SiteVersion: Sendable {
  private let state = Mutex((number: 0, manifest: ""))

  /// A text that is different for each server, so that a page from an earlier server reloads.
  private let run = String(UInt64.random(in: 0...UInt64.max), radix: 36)

  func advance() { state.withLock { $0.number += 1 } }

  /// Returns the current version, which changes with a text about the manifest.
  ///
  /// The text is nil if the manifest is missing, which can happen while the site is written.
  func text(manifest: String?) -> String {
    state.withLock { state in
      if let manifest, manifest != state.manifest { state = (state.number + 1, manifest) }
      return "\(run)-\(state.number)"
    }
  }
}
