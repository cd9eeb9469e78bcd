import Diptych
import DiptychHTMLTools
import DiptychSampling
import Testing

@testable import DiptychGallery

@Suite("Markup of random trees") struct RandomMarkupTests {
  private static let parts = 4
  private static let count = requestedTrees ?? Sample.count(300, of: 1000)

  private static func seeds(_ part: Int) -> Range<Int> {
    part * count / parts..<(part + 1) * count / parts
  }

  @Test(
    "HTML is well-formed, has no id twice, and is the same pretty or streamed",
    arguments: 0..<parts
  )
  func wellFormed(part: Int) {
    expectNoDefect(in: RandomTree.self, Self.seeds(part)) { _, view, _ in markupDefect(of: view) }
  }

  @Test(
    "HTML of every state of the gallery is well-formed, and has no id twice",
    arguments: Catalog.all
  )
  func components(component: Component) {
    for state in component.states {
      #expect(markupDefect(of: state.view()) == nil, "\(state.name)")
    }
  }
}
