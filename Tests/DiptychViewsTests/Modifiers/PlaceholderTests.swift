import Diptych
import Testing

@Suite("Redaction: announcements of placeholders") struct PlaceholderTests {
  private static let hidden = #"<span class="redacted" aria-hidden="true">▒▒▒</span>"#
  private static let status = #" role="status" aria-busy="true" aria-label="Loading…""#

  private func html(_ view: some View) -> String {
    view.redacted(reason: .placeholder).rendered(as: .html)
  }

  @Test("A block says that it is loading in its own element") func blocks() {
    #expect(html(Text("abc")) == "<p\(Self.status)>\(Self.hidden)</p>")
    #expect(
      html(VStack { Text("abc") })
        == #"<div class="vstack"\#(Self.status)><p>\#(Self.hidden)</p></div>"#
    )
    #expect(
      html(Section("abc") { Text("abc") }) == """
        <section\(Self.status)><h2 aria-hidden="true">\(Self.hidden)</h2>\
        <p>\(Self.hidden)</p></section>
        """
    )
  }

  @Test("An element with a role of its own keeps it, and its first text says it") func roles() {
    let said = "<span\(Self.status)>\(Self.hidden)</span>"
    #expect(
      html(
        List {
          Text("abc"); Text("abc")
        }
      )
        == "<ul><li>\(said)</li><li>\(Self.hidden)</li></ul>"
    )
    #expect(html(Heading("abc")) == "<h1>\(said)</h1>")
    #expect(
      html(LabeledContent("Name", value: "abc"))
        == #"<dl class="facts"><div><dt>Name</dt><dd>\#(said)</dd></div></dl>"#
    )
    #expect(html(HTML.tr { HTML.td { Text("abc") } }) == "<tr><td>\(said)</td></tr>")
  }

  @Test("A run of a line says it, and an icon does not") func lines() {
    let label = Label("abc", icon: "✓").redacted(reason: .placeholder)
    let button = Button("abc") {}.redacted(reason: .placeholder)
    let icon =
      #"<span aria-hidden="true"><span class="redacted" aria-hidden="true">▒</span></span>"#
    let said = "<span\(Self.status)>\(Self.hidden)</span>"
    #expect(
      Paragraph { label }.rendered(as: .html)
        == "<p>\(icon) \(said)</p>"
    )
    #expect(
      Paragraph { button }.rendered(as: .html)
        == #"<p><button type="button" disabled>\#(said)</button></p>"#
    )
  }

  @Test("Only the outermost view says it, once for all its children") func outermost() {
    let view = VStack {
      Group {
        Text("abc")
        Text("abc").redacted(reason: .placeholder)
        Group { Text("abc").redacted(reason: .placeholder) }.unredacted()
      }
      .redacted(reason: .placeholder)
      Text("abc").redacted(reason: .placeholder)
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack"><p\(Self.status)>\(Self.hidden)</p><p>\(Self.hidden)</p>\
        <p>\(Self.hidden)</p><p\(Self.status)>\(Self.hidden)</p></div>
        """
    )
  }

  @Test("A view inside of a message that something is loading says nothing") func busy() {
    let inner = Text("abc").redacted(reason: .placeholder)
    #expect(
      VStack { inner }.htmlAttributes(.aria("busy", "true")).rendered(as: .html)
        == #"<div class="vstack" aria-busy="true"><p>\#(Self.hidden)</p></div>"#
    )
    #expect(
      Group {
        VStack {}.htmlAttributes(.aria("busy", "true"))
        VStack { inner }.htmlAttributes(.aria("busy", "false"))
      }
      .rendered(as: .html) == """
        <div class="vstack" aria-busy="true"></div>\
        <div class="vstack" aria-busy="false"><p\(Self.status)>\(Self.hidden)</p></div>
        """
    )
  }

  @Test("Private data says nothing, anywhere and in any combination")
  func privacy() {
    #expect(Text("abc").redacted(reason: .privacy).rendered(as: .html) == "<p>\(Self.hidden)</p>")
    #expect(
      VStack { Text("abc").redacted(reason: .placeholder) }.redacted(reason: .privacy)
        .rendered(as: .html) == #"<div class="vstack"><p>\#(Self.hidden)</p></div>"#
    )
    #expect(
      Text("abc").redacted(reason: [.privacy, .placeholder]).rendered(as: .html)
        == "<p\(Self.status)>\(Self.hidden)</p>"
    )
  }

  @Test("The label comes from the environment") func words() {
    #expect(
      html(Text("abc")).replacing("Loading…", with: "読み込み中…")
        == Text("abc").redacted(reason: .placeholder)
        .environment(\.labels.loading, "読み込み中…").rendered(as: .html)
    )
  }

  @Test("Formats without attributes have the same output as without an announcement")
  func otherFormats() {
    let view = VStack {
      Text("abc"); Button("Save") {}
    }
    let placeholder = view.redacted(reason: .placeholder)
    let privacy = view.redacted(reason: .privacy)
    #expect(placeholder.rendered(as: .text()) == privacy.rendered(as: .text()))
    #expect(placeholder.rendered(as: .plain) == privacy.rendered(as: .plain))
    #expect(placeholder.rendered(as: .tree) == privacy.rendered(as: .tree))
  }
}
