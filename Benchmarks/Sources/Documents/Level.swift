import Diptych
import Yardsticks

/// A line of text with all levels below it in a stack: a view that holds itself.
struct Level: View {
  let depth: Int

  var body: some View {
    VStack {
      Text(Levels.label)
      if depth > 1 { Level(depth: depth - 1) }
    }
  }
}

/// Renders stacks in each other as text, as many as the depth says.
@inline(never)
public func renderedLevels(depth: Int) -> String {
  Level(depth: depth).rendered(as: .text(width: 100))
}
