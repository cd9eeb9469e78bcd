import Diptych
import DiptychSampling
import Testing

@Suite("Extraction from random trees") struct ExtractionTreeTests {
  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(400, of: 1000)

  @Test(
    "Whichever views of a tree are extracted, it gives the same bytes in every format",
    arguments: 0..<parts
  )
  func random(part: Int) {
    let seeds = part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts
    expectNoDefect(in: ExtractedTree.self, seeds) { tree, _, seed in
      defect(of: tree.choices, as: ExtractionFormat.all.sample(3, turn: seed))
    }
  }

  /// A random tree some of whose views are extracted.
  private struct ExtractedTree: ChosenView {
    private var tree: RandomTree

    var choices: [Int] { tree.choices }

    init(seed: Int) { tree = RandomTree(Choices(seed: seed), .done) }

    init(choices: [Int]) { tree = RandomTree(Choices(choices), .done) }

    mutating func view() -> AnyView { tree.view() }
  }

  /// Returns how a tree differs from the same tree with some views extracted, or nil.
  private func defect(of choices: [Int], as formats: [ExtractionFormat]) -> String? {
    let (expected, found) = (view(of: choices, .ignored), view(of: choices, .done))
    for format in formats {
      if let difference = difference(expected, found, as: format.format) {
        return "as \(format.name) it should be \(difference)"
      }
    }
    return nil
  }

  /// Returns the expected and the actual output of a view if they differ.
  private func difference(
    _ expected: AnyView,
    _ found: AnyView,
    as format: some RenderingFormat<String>
  ) -> String? {
    let (expected, found) = (expected.rendered(as: format), found.rendered(as: format))
    return found == expected ? nil : "\(expected.debugDescription) and is \(found.debugDescription)"
  }

  private func view(of choices: [Int], _ extraction: RandomTree.Extraction) -> AnyView {
    var tree = RandomTree(Choices(choices), extraction)
    return tree.view()
  }
}
