import Diptych
import Testing

@Suite("The view builder") struct BuilderTests {
  private struct Statements: View {
    let number: Int
    let optional: String?

    var body: some View {
      let label = "let"
      Text(label)
      if number > 1 { Text("if") }
      if number > 2 { Text("then") } else { Text("else") }
      if let optional { Text(optional) }
      switch number {
      case 1: Text("one")
      case 2:
        Text("two")
        Text("more")
      default: EmptyView()
      }
      for index in 0..<number { Text("\(index)") }
      ForEach(0..<number, id: \.self) { Text("each \($0)") }
      Group {
        Text("a")
        Text("b")
      }
    }
  }

  private func lines(_ view: some View) -> [Substring] {
    view.rendered(as: .tree).split(separator: "\n")
  }

  @Test("Statements of every kind build their views, in order") func statements() {
    #expect(
      lines(Statements(number: 2, optional: "some")) == [
        "\"let\"", "\"if\"", "\"else\"", "\"some\"", "\"two\"", "\"more\"", "\"0\"", "\"1\"",
        "\"each 0\"", "\"each 1\"", "\"a\"", "\"b\"",
      ]
    )
    #expect(
      lines(Statements(number: 3, optional: nil)) == [
        "\"let\"", "\"if\"", "\"then\"", "\"0\"", "\"1\"", "\"2\"", "\"each 0\"", "\"each 1\"",
        "\"each 2\"", "\"a\"", "\"b\"",
      ]
    )
  }

  @Test("A builder takes any number of siblings") func siblings() {
    struct Many: View {
      var body: some View {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        Text("9"); Text("10"); Text("11"); Text("12"); Text("13"); Text("14"); Text("15")
      }
    }
    #expect(lines(Many()) == (1...15).map { "\"\($0)\"" })
  }

  @Test("Children are the views of the builder, also inside of a composed view") func children() {
    struct Two: View {
      var body: some View {
        Text("first")
        Text("second")
      }
    }
    let view = List {
      Two()
      Group { Two() }
      AnyView(Text("erased"))
      if true {
        Text("a")
        Text("b")
      }
    }
    let items = ContentTree(view).root.descendants.filter { $0.role == .item }
    #expect(items.map(\.text) == ["first", "second", "first", "second", "erased", "a", "b"])
  }
}
