import Diptych
import DiptychCommonMark
import DiptychFormats
import Foundation
import Testing

@Suite("Markdown of strangers")
struct HostileTests {
  /// Markdown that is deeply nested, or that makes a careless parser slow.
  struct Deep: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ parts: (text: String, count: Int)...) {
      testDescription = name
      text = parts.map { String(repeating: $0.text, count: $0.count) }.joined()
    }

    static let all = [
      Deep("quotes", (">", 10_000), ("x", 1)),
      Deep("items", ("- ", 10_000), ("x", 1)),
      Deep("emphasis", ("*a **b ", 10_000)),
      Deep("nested emphasis", ("*", 10_000), ("x", 1), ("*", 10_000)),
      Deep("brackets", ("[", 10_000), ("x", 1), ("](y)", 10_000)),
      Deep("images", ("![", 10_000), ("x", 1), ("](y)", 10_000)),
      Deep("fences", ("x\n```\n", 10_000)),
      Deep("strikes", ("~~a ~b ", 10_000)),
      Deep("footnotes", ("[^1]\n\n[^1]: [^1]\n\n", 1000)),
      Deep("alerts", ("> ", 1000), ("[!NOTE]", 1)),
      Deep("table", ("|a", 1000), ("\n", 1), ("|-", 1000), ("\n", 1), ("b|\n", 50)),
    ]
  }

  @Test("Deep and endless Markdown is read and drawn on a small stack", arguments: Deep.all)
  func depth(_ deep: Deep) async throws {
    let sizes = try await onSmallThread {
      let view = MarkdownView(try MarkdownDocument(deep.text))
      return [
        view.rendered(as: .html).utf8.count, view.rendered(as: .text(width: 80)).utf8.count,
        view.rendered(as: .plain).utf8.count, view.rendered(as: .markdown).utf8.count,
      ]
    }
    #expect(sizes.allSatisfy { $0 > 0 })
  }

  @Test("No string can run code in a page")
  func strings() throws {
    let strings = try Self.strings()
    #expect(strings.count > 500)
    for string in strings {
      let texts = [
        string, "[a](\(string)) ![a](<\(string)> \"\(string)\") <\(string)> `\(string)`",
        "```\(string)\n\(string)\n```\n\n|\(string)|\n|-|\n|\(string)|\n\n# \(string)",
        "[a]: \(string)\n[a] [^a]\n\n[^a]: \(string)", "> [!NOTE]\n> **\(string)**",
      ]
      for text in texts {
        let page = MarkdownView(try MarkdownDocument(text, rawHTML: .shown)).rendered(as: .html)
        #expect(Self.threats(in: page) == [], "\(text)")
      }
    }
  }

  /// Returns the elements, attributes and addresses in some markup that Markdown can't produce.
  private static func threats(in page: String) -> [String] {
    var threats: [String] = []
    // The kit escapes each `<` of a text or a value, so any other `<` begins a tag like these.
    let tag = /<([^>\s"]*)((?: [^\s"=<>]+(?:="[^"<]*")?)*)>|</
    // A combining character after a `>` would be one character with it.
    for match in page.matches(of: tag.matchingSemantics(.unicodeScalar)) {
      guard let name = match.output.1, let tail = match.output.2 else {
        threats.append(String(page[match.range.lowerBound...].prefix(20)))
        continue
      }
      let element = name.hasPrefix("/") ? name.dropFirst() : name
      if !names.contains(String(element)) { threats.append("<\(element)>") }
      let form = /\ ([^\s"=<>]+)(?:="([^"]*)")?/
      for attribute in tail.matches(of: form.matchingSemantics(.unicodeScalar)) {
        let (name, value) = (attribute.output.1, attribute.output.2.map(String.init) ?? "")
        if !attributes.contains(String(name)) { threats.append(String(name)) }
        guard name == "href" || name == "src" else { continue }
        let address = value.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
          .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
        if LinkPolicy.standard.sanitized(url: address) != address { threats.append(address) }
      }
    }
    return threats.filter { $0 != "about:invalid" }
  }

  private static let names: Set<String> = [
    "a", "blockquote", "br", "code", "div", "em", "figcaption", "figure", "h1", "h2", "h3", "h4",
    "h5", "h6", "hr", "img", "input", "li", "mark", "ol", "p", "path", "pre", "s", "span",
    "strong", "svg", "table",
    "tbody", "td", "th", "thead", "tr", "ul", "wbr",
  ]

  private static let attributes: Set<String> = [
    "alt", "aria-hidden", "aria-label", "checked", "class", "d", "disabled", "fill", "height",
    "href", "id", "role", "scope", "src", "start", "stroke", "stroke-linecap", "stroke-linejoin",
    "stroke-width", "tabindex", "title", "type", "viewBox", "width",
  ]

  static func strings() throws -> [String] {
    let tests = URL(filePath: #filePath).appending(path: "../../../../../Tests").standardized
    let payloads = try String(
      contentsOf: tests.appending(path: "DiptychHTMLTests/Escaping/Data/xss-payloads.txt"),
      encoding: .utf8
    )
    let naughty = try Data(
      contentsOf: tests.appending(path: "DiptychTextTests/Unicode/Data/naughty-strings.json")
    )
    return try payloads.split(separator: "\n").map(String.init)
      + JSONDecoder().decode([String].self, from: naughty)
  }

  /// Returns the result of some work on a thread with a stack of 512 KiB.
  private func onSmallThread<T: Sendable>(
    _ work: @escaping @Sendable () throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: work)) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
