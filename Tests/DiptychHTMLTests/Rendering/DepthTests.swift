import Diptych
import Testing

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

@Suite("Deep trees") struct DepthTests {
  static let depth = 2000

  @Test("The environment reaches through many levels") func environment() {
    let view = ErasedNest(depth: Self.depth).environment(\.unit, "kB")
    #expect(view.rendered(as: .text(width: 10)) == "kB\n")
    #expect(view.rendered(as: .html).contains("<p>kB</p>"))
    #expect(UnitView().rendered(as: .text(width: 10)) == "default\n")
  }
}
