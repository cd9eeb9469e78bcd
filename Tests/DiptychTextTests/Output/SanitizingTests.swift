import Diptych
import DiptychANSI
import DiptychSampling
import Foundation
import Testing

@Suite("No text controls a terminal") struct SanitizingTests {
  private struct Node: Identifiable {
    var id: String { name }
    let name: String
    var children: [Node]?
  }

  private struct Failure: DisplayableError {
    let message: String
  }

  /// A view that shows a text in every place that takes one.
  @ViewBuilder
  private func everywhere(_ text: String) -> some View {
    content(text)
    containers(text)
    table(text)
    components(text)
  }

  @ViewBuilder
  private func containers(_ text: String) -> some View {
    List(.ordered, start: 9) {
      TaskItem(text, isDone: true)
      TaskItem(isDone: false) { Text(verbatim: text) }
    }
    OutlineGroup(
      [Node(name: text, children: [Node(name: "\(text)b")])],
      children: \.children
    ) { Text(verbatim: $0.name) }
    DisclosureGroup(text, isExpanded: true) { Text(verbatim: text) }
    DisclosureGroup(text) { Text(verbatim: text) }
    Section(text) {
      Text(verbatim: text)
    } footer: {
      Text(verbatim: text)
    }
    ZStack(alignment: .topLeading) {
      Text(verbatim: text).border()
      Text(verbatim: text)
    }
    Text(verbatim: text).overlay(alignment: .trailing) { Text(verbatim: text) }
      .background { Text(verbatim: text) }
    ViewThatFits {
      Text(verbatim: text)
      Text("-")
    }
    Text(verbatim: text).accessibilityLabel(text)
    Text(verbatim: text).redacted(reason: .placeholder)
    Text(verbatim: text).frame(width: 7, height: 2).padding(1).id(text)
    Text(verbatim: text).multilineTextAlignment(.justified).hangingIndent(2)
    Text(verbatim: text).lineLimit(1).truncationMode(.middle)
  }

  private func table(_ text: String) -> some View {
    Table([text, text]) {
      TableColumn(text) { Text(verbatim: $0) }.footer(text).rowHeader().rowSpan { _ in 2 }
      TableColumn(text, value: \.self).columnSpan { _ in 2 }.footer(text)
      TableColumn(text) { Text(verbatim: $0).lineLimit(1) }.truncated()
    }
    .caption(text)
    .sections { $0 }
  }

  @ViewBuilder
  private func components(_ text: String) -> some View {
    Banner(Failure(message: text))
    DefaultErrorView(Failure(message: text))
    HTML.table { HTML.tr { HTML.td(.colspan(2)) { Text(verbatim: text) } } }
    HTML.ol { HTML.li { Text(verbatim: text) } }
    HTML.p { HTML.a(.href(text)) { Text(verbatim: text) } }
    HTML.img(.src(text), .alt(text))
    HTMLComment(text)
    Sparkline(text, values: [1, 2, 3])
  }

  private func content(_ text: String) -> some View {
    VStack {
      Heading(text, level: 1)
      Text(verbatim: text).bold() + Text("\(text)").foregroundStyle(.red)
      Paragraph { Link(text, destination: text) }
      Panel(text) { Image(text, alt: text) }
      Section(text) { Quote { Text(verbatim: text) } }
      List(.ordered) { Label(text, icon: text) }
      HStack {
        Code(text); CodeBlock(text, language: text)
      }
      LabeledContent(text, value: text)
      Button(text) {}
      ProgressView(text, value: 0.5)
      Gauge(text, value: 0.5)
      Table([text]) {
        TableColumn(text) { Text(verbatim: $0) }
        TableColumn(text) { Text(verbatim: $0).lineLimit(1) }.truncated()
      }
      HTML.div(.title(text)) { HTML.span { Text(verbatim: text) } }
      Text(ansi: text)
    }
  }

  /// Whether a scalar must not be in the output: a control character other than newline, a
  /// separator or a directional control.
  private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns an output without the escape sequences that the kit writes: SGR, CHA, and OSC 8 with
  /// printable ASCII.
  private func withoutOwnSequences(_ output: String) -> String {
    let bytes = Array(output.utf8)
    var kept: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i] == 0x1B, let end = ownSequenceEnd(bytes[i...]) {
        i = end
      } else {
        kept.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private func ownSequenceEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: "\u{1B}[".utf8) {
      let end = bytes.dropFirst(2).drop { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
      let isOwn = end.first == UInt8(ascii: "m") || end.first == UInt8(ascii: "G")
      return isOwn ? end.startIndex + 1 : nil
    }
    guard bytes.starts(with: "\u{1B}]8;".utf8) else { return nil }
    let end = bytes.dropFirst(4).drop { 0x21...0x7E ~= $0 }
    return end.starts(with: "\u{1B}\\".utf8) ? end.startIndex + 2 : nil
  }

  /// The formats under test, as functions that render a text in every place without the kit's own
  /// escape sequences.
  private static let formats: [@Sendable (SanitizingTests, String) -> String] = [
    { $0.everywhere($1).rendered(as: .text(width: 40)) },
    { $0.everywhere($1).rendered(as: .plain) },
    { $0.everywhere($1).rendered(as: .text(width: 9, options: .ascii)) },
    {
      let format = TextFormat(width: 23, color: .trueColor, options: .absoluteColumns)
      return $0.withoutOwnSequences($0.everywhere($1).rendered(as: format))
    },
  ]

  private func check(_ text: String, in format: Int) {
    let output = Self.formats[format](self, text)
    #expect(!output.unicodeScalars.contains(where: isUnsafe), "\(text.debugDescription)")
  }

  /// Names that look like `admin` or `Ådmin` if a terminal or a browser draws them as they are, and
  /// how they are shown.
  private static let names = [
    ("adm\u{200D}in", "adm\u{FFFD}in"), ("adm\u{2063}in", "adm\u{FFFD}in"),
    ("\u{FEFF}admin", "\u{FFFD}admin"), ("admin\u{FEFF}", "admin\u{FFFD}"),
    ("Å\u{200D}dmin", "Å\u{FFFD}dmin"), ("ж\u{200D}ук", "ж\u{FFFD}ук"),
    ("adm\u{E0001}in", "adm\u{FFFD}in"), ("\u{E0061}admin", "\u{FFFD}admin"),
  ]

  /// Texts with such characters where they have an effect.
  private static let texts = [
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "👩\u{200D}💻",
    "นี่\u{200B}คือ", "می\u{200C}خواهم", "क्\u{200D}ष", "path/\u{200B}file",
  ]

  @Test("A name with an invisible character is shown as another name, in every format")
  func invisible() {
    for (name, shown) in Self.names {
      let view = Text(verbatim: name)
      #expect(view.rendered(as: .text()) == shown + "\n")
      #expect(view.rendered(as: .plain) == shown + "\n")
      #expect(view.rendered(as: .html) == "<p>\(shown)</p>")
      #expect(
        view.rendered(as: .text(options: .ascii)) == shown.replacing("\u{FFFD}", with: "?") + "\n"
      )
    }
    for text in Self.texts {
      let view = Text(verbatim: text)
      #expect(view.rendered(as: .text()) == text + "\n")
      #expect(view.rendered(as: .plain) == text + "\n")
      #expect(view.rendered(as: .html) == "<p>\(text)</p>")
    }
    let row = HStack {
      Text("adm\u{E0061}in").border()
      Text("b")
    }
    #expect(row.rendered(as: .text()) == "┌────────┐ b\n│ adm\u{FFFD}in │\n└────────┘\n")
  }

  @Test("Scalars that control lines do their work in prose, and are shown in code and names")
  func lineControls() {
    let view = Text(
      verbatim: "an\u{200B}iden\u{200B}tifier a/\u{2060}b c auf\u{200C}lage e\u{200C}\u{301}"
    )
    #expect(view.rendered(as: .text) == "anidentifier a/b c auflage e\u{301}\n")
    #expect(view.rendered(as: .plain) == "anidentifier a/b c auflage e\u{301}\n")
    #expect(view.rendered(as: .html).contains("iden\u{200B}tifier a/\u{2060}b c auf\u{200C}lage"))
    // A line ends at a zero-width space, and never at a word joiner.
    #expect(view.rendered(as: .text(width: 8)) == "aniden\ntifier\na/b c\nauflage\ne\u{301}\n")
    #expect(Text(verbatim: "one a-\u{2060}b").rendered(as: .text(width: 6)) == "one\na-b\n")
    #expect(
      Text(verbatim: "an\u{200B}iden").redacted(reason: .placeholder).rendered(as: .text)
        == "▒▒▒▒▒▒\n"
    )
    for scalar in ["\u{200B}", "\u{200C}", "\u{2060}"] {
      let name = "adm\(scalar)in"
      #expect(Code(name).rendered(as: .text) == "`adm\u{FFFD}in`\n")
      #expect(CodeBlock(name).rendered(as: .text) == "  adm\u{FFFD}in\n")
      #expect(CodeBlock(name).rendered(as: .plain) == "adm\u{FFFD}in\n")
      #expect(Pathname(name).rendered(as: .text) == "adm\u{FFFD}in\n")
      #expect(Code(name).rendered(as: .html) == "<p><code>adm\u{FFFD}in</code></p>")
      #expect(CodeBlock(name).rendered(as: .html).contains("<code>adm\u{FFFD}in</code>"))
      #expect(Pathname(name).rendered(as: .html).contains("adm\u{FFFD}in"))
      #expect(Diff(from: "a", to: name).rendered(as: .text).contains("+adm\u{FFFD}in"))
      let place = SourceSpan(name, line: 1, column: 1, excerpt: name)
      #expect(
        Message(.error, name, at: place).rendered(as: .text) == """
          error: admin
                 adm\u{FFFD}in:1:1
                 1 │ adm\u{FFFD}in
                   │ ^

          """
      )
    }
  }

  @Test("Naughty strings in every context") func naughtyStrings() throws {
    let strings = try JSONDecoder().decode(
      [String].self,
      from: Data(UnicodeTestData.contents(of: "naughty-strings.json").utf8)
    )
    #expect(strings.count == 515)
    for (index, string) in strings.enumerated() {
      for format in Array(Self.formats.indices).sample(1, turn: index) {
        check(string, in: format)
      }
    }
  }

  @Test("Random strings of escapes, C1, OSC and directional controls") func generated() {
    let parts = [
      "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{1B}]8;;", "\u{1B}]52;c;", "\u{1B}\\", "\u{1B}P",
      "\u{1B}_",
      "\u{9B}", "\u{9D}", "\u{90}", "\u{9C}", "\u{07}", "\u{0}", "\u{08}", "\r", "\r\n", "\n", "\t",
      "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{202A}", "\u{2066}", "\u{2069}", "31m", "2J",
      "?25l", "0;title", "https://a.org", "a", "é", "漢", "e\u{301}", "👍🏽", "\u{200D}", "\u{AD}",
      " ", "-", "/",
    ]
    var random = SeededGenerator(seed: 4)
    for number in 0..<Sample.count(800, of: 3000) {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      check(text, in: number % Self.formats.count)
    }
  }
}
