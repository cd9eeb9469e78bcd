import Diptych
import DiptychSampling
import Testing

@testable import DiptychGallery

/// Tests that extracting views into a view of their own does not change the output.
@Suite("Extraction") struct ExtractionTests {
  @Test(
    "Each component, extracted or composed, has the same bytes in every format",
    arguments: zip(Catalog.all.indices, Catalog.all)
  )
  func components(index: Int, component: Component) {
    for (place, state) in component.states.enumerated() {
      let view = AnyView(state.view())
      for format in ExtractionFormat.all.sample(2, turn: index + place) {
        let expected = view.rendered(as: format.format)
        for composition in Composition.allCases where composition.keepsPlaces || !format.hasPlaces {
          let found = composition.applied(to: view).rendered(as: format.format)
          #expect(found == expected, "\(state.name), \(composition), as \(format.name)")
        }
      }
    }
  }

  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(400, of: 1000)

  @Test(
    "Whichever views of a random tree are extracted, it has the same bytes in every format",
    arguments: 0..<parts
  )
  func random(part: Int) {
    let seeds = part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts
    expectNoDefect(in: ComposedTree.self, seeds) { tree, _, seed in
      let expected = view(of: tree.choices, .ignored)
      for format in ExtractionFormat.all.sample(3, turn: seed) {
        // An extracted view has the place of its body; other compositions may add one.
        let found = view(of: tree.choices, format.hasPlaces ? .extracted : .composed)
        if let difference = difference(expected, found, as: format.format) {
          return "as \(format.name) it should be \(difference)"
        }
      }
      return nil
    }
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

  /// A random tree some of whose views are composed.
  private struct ComposedTree: ChosenView {
    private var tree: RandomTree

    var choices: [Int] { tree.choices }

    init(seed: Int) { tree = RandomTree(Choices(seed: seed), .composed) }

    init(choices: [Int]) { tree = RandomTree(Choices(choices), .composed) }

    mutating func view() -> AnyView { tree.view() }
  }

  private func view(of choices: [Int], _ composition: RandomTree.Composing) -> AnyView {
    var tree = RandomTree(Choices(choices), composition)
    return tree.view()
  }
}

/// A way to compose a view that changes nothing: a view of its own, or a modifier that sets what no
/// view reads.
enum Composition: CaseIterable {
  case extracted, extractedTwice, group, optional, branch, identity, environment, unredacted

  /// Whether components in the view have the places that they have without the composition.
  var keepsPlaces: Bool { self == .extracted || self == .extractedTwice }

  func applied<V: View>(to view: V) -> AnyView {
    switch self {
    case .extracted: AnyView(Extracted(view))
    case .extractedTwice: AnyView(Extracted(Extracted(view)))
    case .group: AnyView(Group { view })
    case .optional: AnyView(Optional(view))
    case .branch: AnyView(_Either<Text, V>.second(view))
    case .identity: AnyView(view.id("an id"))
    case .environment: AnyView(view.environment(\.unread, "a value"))
    case .unredacted: AnyView(view.redacted(reason: []))
    }
  }
}

/// A composed view with the given body, as if its author had extracted it.
struct Extracted<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: Content { content }
}

private struct UnreadKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  /// An environment value that no view reads.
  var unread: String {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}
