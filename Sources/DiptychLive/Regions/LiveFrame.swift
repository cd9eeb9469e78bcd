import DiptychText
import DiptychViews

/// A frame of a live region, which can be rendered any number of times, at any width.
struct LiveFrame: Sendable {
  private let draw: @Sendable (TextFormat) -> String
  /// Returns the frame as plain sentences, or nil if the frame is no view.
  private let speak: (@Sendable () -> String)?

  init(
    _ draw: @escaping @Sendable (TextFormat) -> String,
    spoken speak: (@Sendable () -> String)? = nil
  ) {
    self.draw = draw
    self.speak = speak
  }

  /// Renders the frame in an environment, and returns its lines.
  func lines(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    lines(of: EnvironmentValues.$current.withValue(environment) { draw(format) })
  }

  /// Renders the frame as plain sentences for a screen reader.
  func words(as format: TextFormat, in environment: EnvironmentValues) -> [String] {
    lines(of: EnvironmentValues.$current.withValue(environment) { speak?() ?? draw(format) })
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
