import Diptych
import Testing

@Suite("Layers") struct LayersTests {
  private func lines(_ view: some View, _ width: Int, _ color: ColorLevel = .none) -> String {
    view.theme(.square).rendered(as: .text(width: width, color: color)).replacing(
      "\u{1B}",
      with: "^"
    )
  }

  @Test("Half of a wide character is never visible") func wideCharacters() {
    let view = ZStack(alignment: .topLeading) {
      Text("漢字漢字")
      HStack(spacing: 2) {
        Text("a")
        Text("b")
      }
    }
    #expect(lines(view, 20) == "a  b漢字\n")
    #expect(lines(Text("漢字漢字").overlay { Text("abc") }, 20) == "漢abc 字\n")
    #expect(lines(Text("abcdef").overlay { Text("漢") }, 20) == "ab漢ef\n")
    #expect(lines(Text("abc").overlay(alignment: .trailing) { Text("漢字") }, 20) == "漢c\n字\n")
  }

  @Test("A background stays behind a layer without one, and is hidden by a layer with one")
  func grounds() {
    let onGreen = ZStack(alignment: .leading) {
      Text("......")
      Text("ab").padding(.leading, 2)
    }
    .backgroundStyle(.green)
    #expect(lines(onGreen, 20, .ansi16) == "^[42m  ab..^[0m\n")
    let line = Text("ab").padding(.horizontal).frame(width: 8).background { Divider() }
    #expect(lines(line, 20) == "── ab ──\n")
    #expect(
      lines(Text("ab").padding(1).background(alignment: .top) { Text("=====") }, 20) == "\n ab\n\n"
    )
    let blue = Text("......").overlay { Text("x").padding(.horizontal).backgroundStyle(.blue) }
    #expect(lines(blue, 20, .ansi16) == ".^[44m x ^[0m..\n")
  }

  @Test("Layers stand in layers, beside others and in cells") func nested() {
    let inner = Text("-----").overlay { Text("in") }
    let view = HStack {
      inner
      Text("=========").overlay { inner.padding(.horizontal) }
    }
    #expect(lines(view, 20) == "-in-- = -in-- =\n")
    let table = Table([0]) { TableColumn("") { _ in inner } }
    #expect(lines(table, 20) == "┌───────┐\n│ -in-- │\n└───────┘\n")
  }

  @Test("A layer in front may be higher, and stands at its alignment") func heights() {
    let view = Text("..").overlay(alignment: .bottom) { Text("a\nb\nc") }
    #expect(lines(view, 20) == "a\nb\nc.\n")
    #expect(lines(ZStack {}, 20) == "")
    #expect(lines(EmptyView().overlay { Text("a") }, 20) == "a\n")
  }

  @Test("A background fills the rectangle of a frame, of a stack and of a list") func rectangles() {
    let frame = Text("aa").frame(width: 6).background(.red)
    #expect(lines(frame, 20, .ansi16) == "^[41m  aa  ^[0m\n")
    let row = HStack(spacing: 0) {
      Text("aa").frame(width: 6, alignment: .leading).background(.red)
      Text("|")
    }
    #expect(lines(row, 20, .ansi16) == "^[41maa    ^[0m|\n")
    let stack = VStack(spacing: 1) {
      Text("aaaa")
      Text("b")
    }
    #expect(
      lines(stack.background(.red), 20, .ansi16)
        == "^[41maaaa^[0m\n^[41m    ^[0m\n^[41mb   ^[0m\n"
    )
    let list = List { ForEach(["one", "three"], id: \.self) { Text($0) } }
    #expect(
      lines(list.background(.red), 20, .ansi16)
        == "^[2;41m• ^[22mone  ^[0m\n^[2;41m• ^[22mthree^[0m\n"
    )
    #expect(
      lines(Text("aa").frame(width: 4).background(.red).border(), 20, .ansi16)
        == "^[2m┌──────┐^[0m\n^[2m│ ^[0;41m aa ^[0m ^[2m│^[0m\n^[2m└──────┘^[0m\n"
    )
  }
}
