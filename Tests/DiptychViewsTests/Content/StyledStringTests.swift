import Diptych
import Testing

@Suite("Interpolated literals") struct StyledStringTests {
  @Test(
    "Interpolations of any length and script are in the string",
    arguments: ["", "a", "fifteen letters", "sixteen letters!", "é", "👩‍👩‍👧", "日本語", "\u{301}x"]
  )
  func parts(value: String) {
    for repetitions in [0, 1, 2, 40] {
      let long = String(repeating: value, count: repetitions)
      let text = Text("\(long)<\(value)|\(repetitions)|\(1.5)>\(Substring(long))")
      let string = "\(long)<\(value)|\(repetitions)|\(1.5)>\(long)"
      #expect(text.rendered(as: .html) == Text(verbatim: string).rendered(as: .html))
    }
  }

  @Test("A styled text is a run between the texts around it") func runs() {
    let name = Text("Ada").bold()
    #expect(Text("\(name)").rendered(as: .html) == "<p><strong>Ada</strong></p>")
    #expect(
      Text("é \(name)\(Text("!")) 日本 \(name)").rendered(as: .html)
        == "<p>é <strong>Ada</strong>! 日本 <strong>Ada</strong></p>"
    )
  }

  @Test("A link stays a link, alone, between words and within a style") func links() {
    let link = Link("the guide", destination: "/guide?a=1&b=2")
    let anchor = #"<a href="/guide?a=1&amp;b=2">the guide</a>"#
    let text = Text("see \(link).")
    #expect(Text("\(link)").rendered(as: .html) == "<p>\(anchor)</p>")
    #expect(text.rendered(as: .html) == "<p>see \(anchor).</p>")
    #expect(text.bold().rendered(as: .html) == "<p><strong>see \(anchor).</strong></p>")
    #expect(Heading("\(text)!").rendered(as: .html) == "<h1>see \(anchor).!</h1>")
    #expect(text.rendered(as: .text(width: 40)) == "see the guide.\n")
    #expect(text.rendered(as: .plain) == "see the guide (/guide?a=1&b=2).\n")
  }

  @Test("A label of several styles is one link, and links beside each other are two")
  func labels() {
    let label = Link(destination: "/a") { Text("plain ") + Text("bold").bold() }
    let other = Link("b", destination: "/b")
    #expect(
      Text("\(label)\(other)").rendered(as: .html)
        == #"<p><a href="/a">plain <strong>bold</strong></a><a href="/b">b</a></p>"#
    )
  }

  @Test("A link whose destination is refused is its label") func refused() {
    let link = Link("a", destination: "javascript:alert(1)")
    #expect(Text("\(link) b").rendered(as: .html) == "<p>a b</p>")
  }
}
