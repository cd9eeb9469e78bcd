import Diptych
import Testing

@Suite("Wrapping and truncation") struct WrappingTests {
  @Test(
    "Lines end at the last opportunity that fits",
    arguments: [
      ("one two three", 7, "one two\nthree\n"),
      ("one two three", 6, "one\ntwo\nthree\n"),
      ("one  two", 4, "one\ntwo\n"),
      ("one   ", 10, "one\n"),
      ("  indented text", 10, "  indented\ntext\n"),
      ("a\n\nb", 10, "a\n\nb\n"),
      ("two\r\nlines\r\n", 10, "two\nlines\n"),
      ("ends\n", 10, "ends\n"),
      ("ends\n\n", 10, "ends\n\n"),
      ("\n", 10, "\n"),
      ("unbreakable", 4, "unbr\neaka\nble\n"),
      ("a unbreakable", 4, "a\nunbr\neaka\nble\n"),
      ("semi-detached", 6, "semi-\ndetach\ned\n"),
      ("1,000.50 €", 8, "1,000.50\n€\n"),
      ("(no break inside)", 9, "(no break\ninside)\n"),
      ("no\u{A0}break here", 9, "no\u{A0}break\nhere\n"),
      ("zero/\u{200B}width", 6, "zero/\u{200B}\nwidth\n"),
      ("Danube \u{AD}steam\u{AD}ships", 9, "Danube\nsteam-\nships\n"),
      ("Danube \u{AD}dam\u{AD}ship", 11, "Danube dam-\nship\n"),
      ("Danube \u{AD}steamship", 8, "Danube\nsteamshi\np\n"),
      ("da \u{AD}ms", 3, "da\nms\n"),
      ("\u{AD}dam\u{AD}ship", 4, "dam-\nship\n"),
      ("你好世界", 5, "你好\n世界\n"),
      ("foo。「bar」baz", 8, "foo。\n「bar」\nbaz\n"),
      ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧\n👩‍👩‍👧\n"),
      ("漢", 1, "…\n"),
      ("1️⃣ 1️⃣", 4, "1️⃣\n1️⃣\n"),
      ("e\u{301}e\u{301}", 1, "e\u{301}\ne\u{301}\n"),
    ] as [(String, Int, String)]
  )
  func wrapping(_ string: String, _ width: Int, _ lines: String) {
    #expect(Text(verbatim: string).rendered(as: .text(width: width)) == lines)
  }

  @Test("Without a width nothing is folded") func unlimited() {
    let long = String(repeating: "word ", count: 1000)
    let line = "\(long.dropLast())\n"
    #expect(Text(verbatim: long).rendered(as: .text()) == line)
  }

  @Test(
    "A text that is cut fills the line, except for spaces at the cut",
    arguments: [
      (.tail, 10, "a text to…\n"),
      (.head, 10, "…to be cut\n"),
      (.middle, 10, "a tex…cut\n"),
      (.tail, 1, "…\n"),
      (.head, 1, "…\n"),
      (.middle, 2, "a…\n"),
      (.tail, 20, "a text to be cut\n"),
    ] as [(TruncationMode, Int, String)]
  )
  func truncation(_ mode: TruncationMode, _ width: Int, _ line: String) {
    let text = Text("a text to be cut").lineLimit(1).truncationMode(mode)
    #expect(text.rendered(as: .text(width: width)) == line)
  }

  @Test("A limit of lines cuts the last one, and a view inside can lift it") func lineLimit() {
    let text = Text("one two three four five six")
    #expect(text.lineLimit(2).rendered(as: .text(width: 9)) == "one two\nthree fo…\n")
    #expect(
      text.lineLimit(nil).lineLimit(2).rendered(as: .text(width: 9))
        == "one two\nthree\nfour five\nsix\n"
    )
  }

  @Test("A text that wraps in a frame is aligned as one with newlines") func frames() {
    for text in ["aaa bbb", "aaa\nbbb"] {
      #expect(
        Text(text).frame(width: 6, alignment: .trailing).border().rendered(as: .text()) == """
          ┌────────┐
          │    aaa │
          │    bbb │
          └────────┘

          """
      )
    }
    let stack = VStack(alignment: .trailing) {
      Text("ccc ddd")
      Divider()
    }
    #expect(stack.rendered(as: .text(width: 6)) == "   ccc\n   ddd\n──────\n")
  }

  /// A word that other programs read on the screen.
  private static let words = [
    "Sources/DiptychText/Layout/Wrapping/LineWrapper.swift:120:5",
    "/usr/lib/python3/dist-packages/a.py",
    "https://example.org/packages/argument?from=list", "9daeafb9864cf43055ae93beb0afd6c7d144bfa4",
  ]

  @Test("A word that is longer than a line is whole, where the terminal wraps it", arguments: words)
  func longWords(word: String) {
    let format = TextFormat(width: 20, options: .keepsLongWords)
    func text(_ view: some View) -> String { view.rendered(as: format) }
    #expect(
      text(Text("see \(word), and what follows it")) == "see\n\(word),\nand what follows it\n"
    )
    #expect(text(Quote { Text(word) }) == "│ \(word)\n")
    #expect(text(List { Text("in \(word)") }) == "• in\n  \(word)\n")
    // Other words are wrapped as usual, and a word is cut where something stands at its right.
    #expect(text(Text("well-known words of prose")) == "well-known words of\nprose\n")
    let bounded = VStack {
      Text(word).border()
      HStack {
        Text(word); Text("b")
      }
      Table([word], id: \.self) { TableColumn("", value: \.self) }
      Text(word).lineLimit(1)
      Text(word).frame(width: 9)
    }
    #expect(text(bounded) == bounded.rendered(as: .text(width: 20)))
  }

  @Test("A long word is whole in each container without an edge at its right, at every width")
  func longWordsInContainers() {
    let word = "https://example.org/packages/argument?from=list"
    let views: [AnyView] = [
      AnyView(Heading(word, level: 1)), AnyView(Heading("in \(word)", level: 2)),
      AnyView(Callout(word, status: .warning) { Text("in \(word)") }),
      AnyView(List(.ordered) { TaskItem(word, isDone: true) }), AnyView(Label(word, icon: "*")),
      AnyView(DisclosureGroup(word, isExpanded: true) { Text(word) }),
      AnyView(Section(word) { Text(word).padding(1) }),
      AnyView(Facts { LabeledContent("Page", value: word) }),
      AnyView(Message(.error, word) { Text(word) }),
      AnyView(Text(word).multilineTextAlignment(.trailing).textWrapping(.balanced)),
      AnyView(Text("a \(word) b").hangingIndent(2).multilineTextAlignment(.justified)),
      AnyView(VStack { Text(word).background(.blue) }.backgroundStyle(.red)),
    ]
    for width in 1...30 {
      for view in views {
        let output = view.rendered(as: .text(width: width, options: .keepsLongWords))
        #expect(output.contains(word), "\(width)\n\(output)")
      }
    }
  }
}
