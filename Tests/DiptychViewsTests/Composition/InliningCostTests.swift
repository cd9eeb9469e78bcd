import Diptych
import Testing

@Suite("The cost of drawing a view in its loop")
struct InliningCostTests {
  private struct Composed: View {
    var body: some View { ForEach(0..<2, id: \.self) { Text("\($0)") } }
  }

  private func cost<V: View>(@ViewBuilder _ view: () -> V) -> Int { V._inliningCost }

  @Test("Elements and texts count, and a composed view counts as one")
  func small() {
    #expect(cost { EmptyView() } == 0)
    #expect(cost { Text("a") } == 1)
    #expect(cost { HTML.br() } == 1)
    #expect(cost { Composed() } == 1)
    #expect(cost { HTML.li { Text("a") } } == 2)
    #expect(cost { HTML.li(.class("a"), .id("b")) { Composed() } } == 2)
    #expect(
      cost {
        HTML.tr {
          HTML.td { Text("a") }
          HTML.td { if Bool.random() { Text("a") } }
          HTML.td { if Bool.random() { Text("a") } else { HTML.b { Text("a") } } }
        }
      } == 9
    )
    #expect(
      cost {
        Text("1")
        Text("2")
        Group {
          Text("3")
          Text("4")
          Text("5")
          Text("6")
        }
        Text("7")
        Text("8")
        Text("9")
      } == 9
    )
  }

  // If two loops were inlined into each other, compiling them would never end.
  @Test("No loop can be in a view of low cost")
  func loops() {
    let least = 1 << 16
    #expect(cost { ForEach(0..<2, id: \.self) { _ in Text("a") } } >= least)
    #expect(cost { for _ in 0..<2 { Text("a") } } >= least)
    #expect(cost { HTML.ul { ForEach(0..<2, id: \.self) { _ in HTML.li { Text("a") } } } } >= least)
    #expect(cost { if Bool.random() { for _ in 0..<2 { Text("a") } } } >= least)
    #expect(cost { List { Text("a") } } >= least)
    #expect(cost { AnyView(Text("a")) } >= least)
    #expect(cost { HTML.li { Text("a") }.htmlAttributes(.id("b")) } >= least)
  }
}
