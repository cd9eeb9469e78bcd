import Diptych
import Yardsticks

/// A line of text in a stack with the levels below it: a recursive view.
struct Level: View {
  let depth: Int

  var body: some View {
    VStack {
      Text(Levels.label)
      if depth > 1 { Level(depth: depth - 1) }
    }
  }
}

/// Renders nested stacks with a given depth as text.
@inline(never)
public func renderedLevels(depth: Int) -> String {
  Level(depth: depth).rendered(as: .text(width: 100))
}
