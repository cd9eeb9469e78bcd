import DiptychText
import DiptychViews

/// A frame of a live region: draws itself as often as it is asked to, in the width there is.
struct LiveFrame: Sendable {
  private let draw: @Sendable (TextFormat) -> String

  init(_ draw: @escaping @Sendable (TextFormat) -> String) {
    self.draw = draw
  }

  /// The lines of the frame, drawn with some values of the environment.
  func lines(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    let text = EnvironmentValues.$current.withValue(environment) { draw(format) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
