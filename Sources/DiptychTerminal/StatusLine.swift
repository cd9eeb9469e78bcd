import DiptychText
public import DiptychViews

/// A line that says what a program is doing, drawn again and again in one place.
///
/// ```swift
/// let status = StatusLine(on: .standardError)
/// status.show(Text("Reading \(count) commits"))
/// status.clear()
/// ```
///
/// It is for work that can't wait; ``Terminal/live(ending:every:clock:_:)`` draws more than a line,
/// and goes along with what else is printed.
///
/// Nothing is written where the stream can't be redrawn, so a log holds no trace of it.
public struct StatusLine: Sendable {
  private let terminal: Terminal

  /// Creates a line on a stream.
  public init(on terminal: Terminal) {
    self.terminal = terminal
  }

  /// Draws a view as the line; what is wider than the terminal is cut.
  public func show<V: View>(_ view: V) {
    guard terminal.traits.isInteractive else { return }
    // One cell is left free: a terminal may go to the next line after its last.
    let width = max((terminal.traits.width ?? 80) - 1, 1)
    let lines = view.lineLimit(1).rendered(as: .text(width: width, color: terminal.traits.color))
    let line = lines.prefix { $0 != "\n" }
    try? terminal.write("\r\(line)\u{1B}[K")
  }

  /// Takes the line away.
  public func clear() {
    guard terminal.traits.isInteractive else { return }
    try? terminal.write("\r\u{1B}[K")
  }
}
