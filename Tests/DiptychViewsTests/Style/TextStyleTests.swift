import Diptych
import Testing

@Suite("Text styles") struct TextStyleTests {
  @Test("An inner style adds attributes and replaces colours") func adding() {
    let outer = TextStyle.bold.adding(.foreground(.red)).adding(.background(.blue))
    let inner = TextStyle.italic.adding(.foreground(Color(red: 1, green: 2, blue: 3)))
    let both = outer.adding(inner)
    #expect(both.contains(.bold) && both.contains(.italic) && !both.contains(.dim))
    #expect(both.foreground == Color(red: 1, green: 2, blue: 3))
    #expect(both.background == .blue)
    #expect(outer.adding(TextStyle()) == outer)
    #expect(TextStyle().isPlain && !outer.isPlain)
  }

  @Test("Black is a colour, and no colour is not") func black() {
    #expect(TextStyle.foreground(.black).foreground == .black)
    #expect(TextStyle().foreground == nil)
    #expect(TextStyle.foreground(Color(red: 0, green: 0, blue: 0)).foreground != .black)
  }

  @Test("Modifiers of a text apply to all its runs, and the inner one wins") func modifiers() {
    let text = (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.blue).bold()
    #expect(
      text.rendered(as: .tree) == """
        span
          span
            "a"
          "b"

        """
    )
  }
}
