import Diptych
import DiptychMarkdown
import Testing

@testable import DiptychGallery

@Suite("Rendering in parallel")
struct ParallelRenderingTests {
  @Test("Eight tasks that render one tree get the output of one task, in every format")
  func everyFormat() async {
    let components = Catalog.all
    let expected = Self.renderings(of: components)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { Self.renderings(of: components) } }
      for await renderings in group { #expect(renderings == expected) }
    }
  }

  @Test("Eight tasks that render one host get the output of its view")
  func host() async {
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

  /// Renders every component, with its stores and tables, in every format.
  private static func renderings(of components: [Component]) -> [String] {
    components.flatMap(\.states).flatMap { state in
      let view = state.view()
      return [
        view.rendered(as: .text()), view.rendered(as: .text(width: 30)),
        view.rendered(as: .text(width: 60, color: .trueColor)), view.rendered(as: .plain),
        view.rendered(as: .html), view.rendered(as: .html(pretty: true)),
        view.rendered(as: .markdown), view.rendered(as: .tree),
        view.rendered(as: .htmlProblems).map { "\($0)" }.joined(),
      ]
    }
  }
}
