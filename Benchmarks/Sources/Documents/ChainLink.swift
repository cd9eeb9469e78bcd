import Diptych
import Yardsticks

/// A line of text, followed by the rest of the chain: a recursive view without a container.
struct ChainLink: View {
  let depth: Int

  var body: some View {
    Text(Levels.label)
    if depth > 1 { ChainLink(depth: depth - 1) }
  }
}

/// Renders a chain of views with a given depth as text.
@inline(never)
public func renderedChain(depth: Int) -> String {
  ChainLink(depth: depth).rendered(as: .text(width: 100))
}
