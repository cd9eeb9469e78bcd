import DiptychCommonMark

extension MarkdownDocument {
  /// The lines of the addresses in trusted HTML, for messages.
  ///
  /// An address that is written in another way, for instance with character references other than
  /// that of `&`, has none.
  var linesOfHTMLAddresses: [String: Int] {
    let attribute =
      /\b(?:href|src|poster|data|action|formaction|cite)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/
      .ignoresCase()
    var lines: [String: Int] = [:]
    for (html, first) in trustedHTML {
      let texts = html.split(separator: "\n", omittingEmptySubsequences: false)
      for (offset, text) in texts.enumerated() {
        for match in text.matches(of: attribute) {
          guard let address = match.1 ?? match.2 ?? match.3 else { continue }
          let destination = String(address).replacing("&amp;", with: "&")
          lines[destination] = lines[destination] ?? first + offset
        }
      }
    }
    return lines
  }
}
