import Diptych
import Yardsticks

/// An element with the levels below it: a recursive view.
struct Nest: View {
  let depth: Int

  var body: some View {
    HTML.div(.class("level")) {
      Text(Levels.label)
      if depth > 1 { Nest(depth: depth - 1) }
    }
  }
}

/// Renders nested elements with a given depth as HTML.
@inline(never)
public func renderedNest(depth: Int) -> String {
  Nest(depth: depth).rendered(as: .html)
}
