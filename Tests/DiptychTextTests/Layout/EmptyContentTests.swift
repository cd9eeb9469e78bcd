import Diptych
import Testing

@Suite("Borders and markers of content without a cell") struct EmptyContentTests {
  /// Views whose content needs no cell, and their pictures.
  ///
  /// Without a width each is as wide as its edges.
  private static var pictures: [(view: AnyView, picture: String)] {
    [
      (AnyView(Panel {}), "╭──╮\n╰──╯\n"),
      (AnyView(Text("").border()), "┌──┐\n└──┘\n"),
      (AnyView(Panel("T") { Panel {} }), "╭─ T ──╮\n│ ╭──╮ │\n│ ╰──╯ │\n╰──────╯\n"),
      (
        AnyView(
          HStack {
            Panel {}
            Panel { Text("b") }
          }
        ), "╭──╮ ╭───╮\n╰──╯ │ b │\n     ╰───╯\n"
      ),
      (AnyView(List { Text("") }), "•\n"),
      (AnyView(List(.ordered) { Text("") }), "1.\n"),
      (AnyView(TaskItem("", isDone: true)), "☑\n"),
      (
        AnyView(
          OutlineGroup(
            [Node(id: "a", children: [Node(id: "", children: nil)])],
            children: \.children
          ) {
            Text($0.id)
          }
        ), "a\n└─\n"
      ),
    ]
  }

  @Test("An edge is drawn, whatever the width", arguments: pictures.indices, [nil, 11, 40])
  func edges(index: Int, width: Int?) {
    let (view, picture) = Self.pictures[index]
    #expect(view.rendered(as: .text(width: width)) == picture)
  }

  @Test("A newline ends a line: a text without characters has none, and a newline alone is empty")
  func lines() {
    func picture(_ texts: [String]) -> [String] {
      let view = VStack { ForEach(Array(texts.enumerated()), id: \.offset) { Text($0.element) } }
      return [view.rendered(as: .text()), view.rendered(as: .plain)]
    }
    #expect(picture(["a", "", "b"]) == ["a\nb\n", "a\nb\n"])
    #expect(picture(["a\n", "\n", "b\n"]) == ["a\n\nb\n", "a\n\nb\n"])
    #expect(picture(["a\n\n", "b"]) == ["a\n\nb\n", "a\n\nb\n"])
  }

  /// Containers that draw nothing.
  private static var containers: [AnyView] {
    [
      AnyView(VStack {}), AnyView(HStack {}), AnyView(ZStack {}), AnyView(Columns(minimum: 3) {}),
      AnyView(List {}), AnyView(OutlineGroup([Node](), children: \.children) { Text($0.id) }),
      AnyView(Facts {}), AnyView(Stats {}), AnyView(Quote {}), AnyView(HStack { Text("") }),
    ]
  }

  @Test(
    "An empty container takes no space in a stack, and is an item in a list",
    arguments: containers.indices
  )
  func places(index: Int) {
    let empty = Self.containers[index]
    let column = VStack(spacing: 1) {
      Text("a")
      empty
      Text("b")
    }
    #expect(column.rendered(as: .text()) == "a\n\nb\n")
    let list = List {
      Text("a")
      empty
    }
    #expect(list.rendered(as: .text()) == "• a\n•\n")
    let row = HStack(spacing: 2) {
      Text("a")
      empty
      Text("b")
    }
    for width in [nil, 3, 4, 40] {
      let text = width == 3 ? "a\nb\n" : "a  b\n"
      #expect(row.rendered(as: .text(width: width)) == text)
    }
  }

  @Test("Content that needs a cell has it rather than an edge") func narrow() {
    let view = Group {
      Text("a").border()
      List { Text("b") }
    }
    #expect(view.rendered(as: .text(width: 2)) == "a\nb\n")
    #expect(Panel {}.rendered(as: .text(width: 3)) == "")
  }
}

private struct Node: Identifiable {
  let id: String
  let children: [Node]?
}
