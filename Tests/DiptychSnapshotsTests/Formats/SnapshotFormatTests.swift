import DiptychContent
import DiptychHTML
import DiptychHTMLTools
import DiptychSnapshots
import DiptychText
import DiptychViews
import Testing

@Suite struct SnapshotFormatTests {
  private struct Names: Hashable {
    let variant: String?
    let fileExtension: String

    init(_ variant: String?, _ fileExtension: String) {
      self.variant = variant
      self.fileExtension = fileExtension
    }

    init(_ format: SnapshotFormat) { self.init(format.variant, format.fileExtension) }
  }

  private let view = VStack {
    Heading("Title", level: 1)
    Text("One view, ") + Text("two media").bold()
  }

  @Test("A format names its files") func names() {
    let formats: [SnapshotFormat] = [
      .text(width: 40), .ansi(), .ansi(width: 40), .ansi(color: .ansi16),
      .ansi(width: 120, color: .ansi256), .ansi(color: .none), .html, .html(pretty: true),
      .html(pretty: false), .tree, .accessibility,
    ]
    #expect(
      formats.map(Names.init) == [
        Names("w40", "txt"), Names(nil, "ansi"), Names("w40", "ansi"), Names("ansi16", "ansi"),
        Names("w120-ansi256", "ansi"), Names("none", "ansi"), Names(nil, "html"),
        Names(nil, "html"), Names("exact", "html"), Names("tree", "txt"),
        Names("aria", "yml"),
      ]
    )
  }

  @Test("A view that is nested too deep is reported in every format") func depth() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        VStack { if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { Text("x") } }
      }
    }
    for format in [SnapshotFormat].standard + [.tree] {
      #expect(format.checkedOutput(of: Nest(depth: 50_000)).isIncomplete)
      #expect(!format.checkedOutput(of: Nest(depth: 5)).isIncomplete)
    }
  }

  @Test("The standard formats show both panels") func standard() {
    #expect(
      [SnapshotFormat].standard.map(Names.init) == [
        Names("w40", "txt"), Names("w80", "txt"), Names(nil, "ansi"), Names(nil, "html"),
      ]
    )
  }

  @Test("A snapshot is what the format renders, ended by a newline") func pictures() {
    func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
    #expect(
      SnapshotFormat.text(width: 12).output(of: view)
        == ended(view.rendered(as: .text(width: 12)))
    )
    #expect(
      SnapshotFormat.ansi().output(of: view)
        == VisibleText.escape(ended(view.rendered(as: .text(width: 80, color: .trueColor))))
    )
    #expect(SnapshotFormat.html.output(of: view) == view.rendered(as: .prettyHTML))
    #expect(SnapshotFormat.html(pretty: false).output(of: view) == ended(view.rendered(as: .html)))
    #expect(SnapshotFormat.tree.output(of: view) == view.rendered(as: .tree))
    #expect(
      SnapshotFormat.accessibility.output(of: view) == """
        - heading "Title" [level=1]
        - paragraph:
          - text: One view,
          - strong: two media

        """
    )
  }

  @Test(
    "A newline ends a snapshot that is not empty",
    arguments: [
      ("", ""), ("a", "a\n"), ("a\n", "a\n"), ("a\n\n", "a\n\n"), ("a\r\n", "a\r\n"), ("\n", "\n"),
    ]
  )
  func finalNewline(text: String, stored: String) {
    let format = SnapshotFormat(.tree, fileExtension: "txt") { _ in text }
    #expect(Array(format.output(of: view).utf8) == Array(stored.utf8))
  }

  @Test("A custom format") func custom() {
    let format = SnapshotFormat(Shout(), variant: "loud", fileExtension: "txt") { $0 + "!" }
    #expect(Names(format) == Names("loud", "txt"))
    #expect(format.output(of: Text("hello")) == "\"HELLO\"\n!\n")
  }
}

private struct Shout: RenderingFormat {
  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    TreeFormat().render(view, host: &host).uppercased()
  }
}
