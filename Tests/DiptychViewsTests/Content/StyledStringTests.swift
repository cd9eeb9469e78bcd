import Diptych
import Testing

@Suite("Interpolated literals")
struct StyledStringTests {
  @Test(
    "Parts of any length and script are those of the string",
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

  @Test("A styled text is a run between the parts around it")
  func runs() {
    let name = Text("Ada").bold()
    #expect(Text("\(name)").rendered(as: .html) == "<p><strong>Ada</strong></p>")
    #expect(
      Text("é \(name)\(Text("!")) 日本 \(name)").rendered(as: .html)
        == "<p>é <strong>Ada</strong>! 日本 <strong>Ada</strong></p>"
    )
  }
}
