import DiptychText
import DiptychViews

/// A frame of a live region, which can be rendered any number of times, at any width.
struct LiveFrame: Sendable {
  private let draw: @Sendable (TextFormat) -> String

  init(_ draw: @escaping @Sendable (TextFormat) -> String) {
    self.draw = draw
  }

  /// Renders the frame in an environment, and returns its lines.
  func lines(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    let text = EnvironmentValues.$current.withValue(environment) { draw(format) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
