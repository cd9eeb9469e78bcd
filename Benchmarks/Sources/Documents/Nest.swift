import Diptych
import Yardsticks

/// A level with all levels below it: a view that holds itself.
struct Nest: View {
  let depth: Int

  var body: some View {
    HTML.div(.class("level")) {
      Text(Levels.label)
      if depth > 1 { Nest(depth: depth - 1) }
    }
  }
}

/// Renders elements in each other as HTML, as many as the depth says.
@inline(never)
public func renderedNest(depth: Int) -> String {
  Nest(depth: depth).rendered(as: .html)
}
