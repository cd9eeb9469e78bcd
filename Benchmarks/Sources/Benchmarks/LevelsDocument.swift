import Documents
import Yardsticks

/// Lines of text, by a view that holds itself.
struct LevelsDocument {
  let depth: Int
  /// Whether each level is a stack; a chain otherwise, in which no view lays out another.
  let isStacked: Bool
  /// The nanoseconds that a level may take.
  let target: Double?

  /// The depths that are measured: one that a thread has the stack for, and one that takes several.
  static let all = [
    LevelsDocument(depth: 200, isStacked: true, target: 600),
    LevelsDocument(depth: 10_000, isStacked: true, target: 1200),
    LevelsDocument(depth: 200, isStacked: false, target: nil),
    LevelsDocument(depth: 10_000, isStacked: false, target: nil),
  ]

  var name: String { "text/\(isStacked ? "nest" : "chain")-\(depth)" }

  /// The document by the kit.
  func kit() -> Document {
    Document(name) {
      isStacked ? renderedLevels(depth: depth) : renderedChain(depth: depth)
    }
  }
}
