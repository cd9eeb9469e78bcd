import Documents
import Yardsticks

/// Nested lines of text, by a recursive view.
struct LevelsDocument {
  let depth: Int
  /// Whether each level is a stack; otherwise the levels are a chain without a layout of their own.
  let isStacked: Bool
  /// The maximum nanoseconds of a level.
  let target: Double?

  /// The documents that are measured, with levels that every stack of 8 MiB holds.
  static let all = [
    LevelsDocument(depth: 200, isStacked: true, target: 600),
    LevelsDocument(depth: 2000, isStacked: true, target: 1200),
    LevelsDocument(depth: 200, isStacked: false, target: nil),
    LevelsDocument(depth: 2000, isStacked: false, target: nil),
  ]

  var name: String { "text/\(isStacked ? "nest" : "chain")-\(depth)" }

  /// Returns the document by Diptych.
  func kit() -> Document {
    Document(name) {
      isStacked ? renderedLevels(depth: depth) : renderedChain(depth: depth)
    }
  }
}
