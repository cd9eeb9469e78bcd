import Diptych
import DiptychSampling
import Testing

@Suite("Extraction from random trees")
struct ExtractionTreeTests {
  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(400, of: 1000)

  @Test(
    "Whichever views of a tree are extracted, it gives the same bytes in every format",
    arguments: 0..<parts
  )
  func random(part: Int) {
    for seed in part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts {
      var tree = RandomTree(seed: seed, extraction: .done)
      _ = tree.view()
      let formats = ExtractionFormat.all.sample(3, turn: seed)
      guard defect(of: tree.choices, as: formats) != nil else { continue }
      let simplest = Shrinking.simplest(tree.choices) { defect(of: $0, as: formats) != nil }
      Issue.record(
        """
        Seed \(seed): \(defect(of: simplest, as: formats) ?? "no defect").
        RandomTree(choices: \(simplest), extraction: .done) is
        \(view(of: simplest, .done).rendered(as: .tree))
        """
      )
      return
    }
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
    var tree = RandomTree(choices: choices, extraction: extraction)
    return tree.view()
  }
}
