import Diptych
import Testing

@Suite("Columns") struct ColumnsTests {
  private let numbers = Columns(minimum: 4, spacing: 2) {
    ForEach(1...7, id: \.self) { Text("no. \($0)") }
  }

  @Test(
    "There are as many columns as fit",
    arguments: [
      (
        width: 19,
        """
        no. 1  no. 2  no. 3
        no. 4  no. 5  no. 6
        no. 7
        """
      ),
      (
        width: 18,
        """
        no. 1  no. 2
        no. 3  no. 4
        no. 5  no. 6
        no. 7
        """
      ),
      (width: 47, "no. 1  no. 2  no. 3  no. 4  no. 5  no. 6  no. 7"),
      (
        width: 5,
        """
        no. 1
        no. 2
        no. 3
        no. 4
        no. 5
        no. 6
        no. 7
        """
      ),
    ]
  )
  func widths(width: Int, expected: String) {
    #expect(numbers.rendered(as: .text(width: width)) == expected + "\n")
  }

  @Test("The widest child and the minimum say how wide a column is") func widest() {
    let view = Columns(minimum: 6, spacing: 0) {
      Text("a")
      Text("b")
    }
    #expect(view.rendered(as: .text(width: 12)) == "a     b\n")
    #expect(view.rendered(as: .text(width: 11)) == "a\nb\n")
  }

  @Test("One column wraps what is wider than all there is") func wrapped() {
    let view = Columns {
      Text("a text of words")
      Text("b")
    }
    #expect(view.rendered(as: .text(width: 8)) == "a text\nof words\nb\n")
  }

  @Test("Without a width, a row has at most 80 cells") func unlimited() {
    let view = Columns(minimum: 20, spacing: 0) { ForEach(1...5, id: \.self) { Text("\($0)") } }
    let gap = String(repeating: " ", count: 19)
    #expect(
      view.rendered(as: .text(width: nil)) == """
        1\(gap)2\(gap)3\(gap)4
        5

        """
    )
  }

  @Test("Children of several lines stand beside each other, and borders get what they need")
  func blocks() {
    let view = Columns(minimum: 3, spacing: 1) {
      VStack {
        Text("a")
        Text("b")
      }
      Text("c")
      Text("d")
    }
    #expect(
      view.border().rendered(as: .text(width: 40)) == """
        ┌─────────────┐
        │ a   c   d   │
        │ b           │
        └─────────────┘

        """
    )
    #expect(
      view.border().rendered(as: .text(width: 12)) == """
        ┌──────────┐
        │ a   c    │
        │ b        │
        │ d        │
        └──────────┘

        """
    )
  }

  @Test("An empty view takes no space") func empty() {
    #expect(Columns {}.rendered(as: .text(width: 20)) == "")
    let view = Columns(minimum: 1) {
      EmptyView()
      Text("a")
      if false { Text("b") }
      Text("c")
    }
    #expect(view.rendered(as: .text(width: 20)) == "a  c\n")
  }

  @Test("Extreme widths and depths") func extremes() {
    let thin = Table([1]) { TableColumn("") { _ in Columns(spacing: 0) { EmptyView() } } }
    #expect(thin.rendered(as: .text(width: 20)) == "\n")
    let two = Columns(minimum: .max, spacing: .max) { ForEach(0..<2, id: \.self) { Text("\($0)") } }
    #expect(two.rendered(as: .text(width: 80)) == "0\n1\n")
    #expect(Columns { Text("a") }.rendered(as: .text(width: .max)) == "a\n")
    var deep = AnyView(Text("x"))
    for _ in 0..<40 {
      let below = deep
      deep = AnyView(
        Columns {
          below
          Text("y")
        }
      )
    }
    #expect(deep.rendered(as: .text(width: 30)).contains("x"))
  }

  @Test("Columns are a grid in HTML, and a paragraph each in reading order") func otherMedia() {
    let view = Columns(spacing: 3) {
      Text("a")
      Text("b")
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="columns columns-12 column-gap-3"><p>a</p><p>b</p></div>
        """
    )
    #expect(view.rendered(as: .plain) == "a\nb\n")
  }
}
