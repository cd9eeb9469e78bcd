import Diptych
import DiptychFormats
import Testing

/// A view nested in itself in a container, with its type erased.
private struct ErasedNest: View {
  let depth: Int
  var body: some View {
    Quote {
      if depth > 1 { AnyView(ErasedNest(depth: depth - 1)) } else { Text("x") }
    }
  }
}

@Suite("Deep trees in Markdown") struct DepthTests {
  static let depth = 2000

  @Test("Containers deeper than 32 levels are drawn as their content") func containers() {
    let text = String(repeating: "> ", count: 32) + "x\n"
    #expect(ErasedNest(depth: 32).rendered(as: .markdown) == text)
    #expect(ErasedNest(depth: Self.depth).rendered(as: .markdown) == text)
  }

  @Test("Deep containers in a cell, where each is an element, are drawn as their content too")
  func cells() {
    let table = Table([Self.depth]) { TableColumn("") { ErasedNest(depth: $0) } }
    let start = String(repeating: "<blockquote>", count: Self.depth)
    let end = String(repeating: "</blockquote>", count: Self.depth)
    #expect(table.rendered(as: .markdown) == "|  |\n| --- |\n| \(start)x\(end) |\n")
  }
}
