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

  @Test(
    "Each text and attribute occurs once, escaped, and no false problem is reported",
    arguments: 0..<parts
  )
  func numbered(part: Int) {
    expectNoDefect(in: NumberedTree.self, Self.seeds(part)) { tree, view, _ in
      defect(of: view, tree)
    }
  }

  /// Returns a description of the first defect of a tree's HTML, or nil.
  private func defect(of view: AnyView, _ tree: NumberedTree) -> String? {
    let html = view.rendered(as: .html)
    guard let nodes = try? MarkupNode.nodes(of: html) else { return "it is not well-formed" }
    let text = MarkupNode.text(of: nodes)
    // A region is named by the heading above it.
    let unnamed = html.replacing(/aria-label="[^"]*"/, with: "")
    var rest = text[...]
    for word in tree.texts {
      guard let range = rest.firstRange(of: word) else { return "\(word) is missing, or too early" }
      rest = rest[range.upperBound...]
      if unnamed.ranges(of: escaped(word)).count != 1 { return "\(word) is not there once" }
    }
    let titles = MarkupNode.elements(of: nodes).flatMap { element in
      element.attributes.filter { $0.name == "title" }.map(\.value)
    }
    if titles != tree.titles { return "the titles are \(titles)" }
    let recorded = ContentTree(view).root.descendants.filter { $0.element != nil }
    if recorded.compactMap({ $0.attribute("title") }) != tree.titles {
      return "other titles are recorded"
    }
    let found = view.rendered(as: .htmlProblems).map(\.kind)
    let expected = tree.problems
    if kinds(found) != kinds(expected) { return "validation finds \(found)" }
    return tree.problems.isEmpty ? markupDefect(of: view) : nil
  }

  /// Returns descriptions of problems, sorted and without paths.
  private func kinds(_ problems: [HTMLProblem.Kind]) -> [String] {
    problems.map { problem in
      if case .repeatedID(let id, _) = problem { return "repeated \(id)" }
      return "\(problem)"
    }.sorted()
  }

  /// Returns a text escaped for HTML.
  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
