import Diptych
import Yardsticks

/// A line of text with all lines below it: a view that holds itself, without anything around it.
struct ChainLink: View {
  let depth: Int

  var body: some View {
    Text(Levels.label)
    if depth > 1 { ChainLink(depth: depth - 1) }
  }
}

/// Renders a chain of views as text, as many as the depth says.
@inline(never)
public func renderedChain(depth: Int) -> String {
  ChainLink(depth: depth).rendered(as: .text(width: 100))
}
