import Diptych
import DiptychFormats
import DiptychHTMLTools
import DiptychSampling
import Testing

@testable import DiptychGallery

@Suite("Rendering in parallel") struct ParallelRenderingTests {
  @Test("Eight tasks that render one tree get the output of one task, in every format")
  func everyFormat() async {
    let components = Catalog.all
    let expected = Self.renderings(of: components)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { Self.renderings(of: components) } }
      for await renderings in group { #expect(renderings == expected) }
    }
  }

  @Test("Eight tasks that render one host get the output of its view") func host() async {
    let store = AsyncStore { 7 }
    await store.load()
    let host = ViewHost { AsyncValueView(store: store) { Text("\($0)").bold() } }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [host.rendered(as: .plain), host.rendered(as: .html)] }
      }
      for await pair in group { #expect(pair == ["7\n", "<p><strong>7</strong></p>"]) }
    }
  }

  private static let formats: [@Sendable (any View) -> String] = [
    { $0.rendered(as: .text()) },
    { $0.rendered(as: .text(width: 30)) },
    { $0.rendered(as: .text(width: 60, color: .trueColor)) },
    { $0.rendered(as: .plain) },
    { $0.rendered(as: .html) },
    { $0.rendered(as: .prettyHTML) },
    { $0.rendered(as: .markdown) },
    { $0.rendered(as: .tree) },
    { $0.rendered(as: .htmlProblems).map { "\($0)" }.joined() },
  ]

  /// Renders every component, with its stores and tables, in every format.
  ///
  /// In a sample, each state is drawn in the next format of the list.
  private static func renderings(of components: [Component]) -> [String] {
    components.flatMap(\.states).enumerated().flatMap { index, state in
      let view = state.view()
      return formats.sample(1, turn: index).map { $0(view) }
    }
  }
}
