import Diptych
import Testing

/// A view that contains itself.
private struct Nest: View {
  let depth: Int
  var body: some View {
    HTML.div {
      if depth > 1 { Nest(depth: depth - 1) } else { Text("x") }
    }
  }
}

/// A view that contains itself in an `AnyView`.
private struct ErasedNest: View {
  let depth: Int
  var body: some View {
    VStack {
      if depth > 1 { AnyView(ErasedNest(depth: depth - 1)) } else { UnitView() }
    }
  }
}

private struct UnitView: View {
  @Environment(\.unit) var unit
  var body: some View { Text(unit) }
}

private enum UnitKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

@Suite("Deep trees")
struct DepthTests {
  static let depth = 2000

  @Test("A view that holds itself renders in every format")
  func nested() {
    let html = Nest(depth: Self.depth).rendered(as: .html)
    #expect(
      html == String(repeating: "<div>", count: Self.depth) + "x"
        + String(repeating: "</div>", count: Self.depth)
    )
    #expect(Nest(depth: Self.depth).rendered(as: .text(width: 10)) == "x\n")
    #expect(Nest(depth: 2000).rendered(as: .tree).split(separator: "\n").count == 2001)
  }

  @Test("The environment reaches through many levels")
  func environment() {
    let view = ErasedNest(depth: Self.depth).environment(\.unit, "kB")
    #expect(view.rendered(as: .text(width: 10)) == "kB\n")
    #expect(view.rendered(as: .html).contains("<p>kB</p>"))
    #expect(UnitView().rendered(as: .text(width: 10)) == "default\n")
  }
}
