import Diptych
import Testing

@Suite("Panels") struct PanelTests {
  private func picture(_ width: Int, @ViewBuilder of title: () -> some View) -> String {
    Panel(content: { Text("content") }, title: title).rendered(as: .text(width: width))
  }

  @Test("A title is one text, whatever it is made of") func texts() {
    let expected = "╭─ the title ─╮\n│ content     │\n╰─────────────╯\n"
    #expect(picture(20) { Text("the title") } == expected)
    #expect(picture(20) { Link("the title", destination: "/x") } == expected)
    #expect(
      picture(20) {
        Text("the ")
        Text("title").bold()
      } == expected
    )
    #expect(picture(20) {} == "╭─────────╮\n│ content │\n╰─────────╯\n")
  }

  @Test("A title that is a block stands above the content, at any width") func blocks() {
    let expected = "╭─────────╮\n│ title   │\n│ content │\n╰─────────╯\n"
    #expect(picture(20) { VStack { Text("title") } } == expected)
    #expect(
      picture(20) {
        Text("one")
        List { Text("two") }
      }
        == "╭─────────╮\n│ one     │\n│ • two   │\n│ content │\n╰─────────╯\n"
    )
    for width in 1...30 {
      let lines = picture(width) {
        Table([1]) { TableColumn("Number") { Text("\($0)").border() } }
        Text("a title")
      }
      .split(separator: "\n")
      #expect(lines.allSatisfy { CellWidth.of($0) <= width })
    }
  }

  @Test("A newline in a title or a subtitle is a space") func newlines() {
    let expected = "╭─ the title ─╮\n│ content     │\n╰─────────────╯\n"
    #expect(picture(20) { Text("the\ntitle") } == expected)
    #expect(
      picture(20) {
        Text("the").bold()
        LineBreak()
        Text("title")
      } == expected
    )
    #expect(picture(20) { Text("漢\n字") } == "╭─ 漢 字 ─╮\n│ content │\n╰─────────╯\n")
    #expect(
      Panel("the\ntitle", subtitle: Text("of\nall")) { Text("content") }
        .rendered(as: .text(width: 40)) == """
          ╭─ the title ─ of all ─╮
          │ content              │
          ╰──────────────────────╯

          """
    )
  }
}
