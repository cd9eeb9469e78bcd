public import DiptychText
public import DiptychViews

/// The part of a terminal that ``Terminal/live(ending:every:clock:_:)`` draws again and again.
///
/// Updates may come from any task. The first frame is drawn at once, later ones with the next tick;
/// of several between two ticks the newest is drawn.
public struct LiveRegion: Sendable {
  private let terminal: Terminal
  let output: any LiveOutput

  init(on terminal: Terminal, output: any LiveOutput) {
    self.terminal = terminal
    self.output = output
  }

  /// Shows a view.
  ///
  /// What is higher than the window less one line is cut, and the last line says how much.
  ///
  /// The view is given away, for it is rendered again with each tick. One that holds closures of an
  /// actor, such as a `ForEach` in a function of the main actor, can't be; ``update(content:)``
  /// makes it where it is rendered.
  public func update<V: View & SendableMetatype>(_ view: sending V) {
    // The view was given away, and an output renders its frame on one thread at a time.
    nonisolated(unsafe) let view = view
    update(rendering: { format in view.rendered(as: format) })
  }

  /// Shows a view that is made for each frame.
  ///
  /// ```swift
  /// region.update { [names] in
  ///   List(names, id: \.self) { Text($0) }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the view. It is called for each tick, and when the size of the
  ///   terminal has changed.
  public func update<V: View & SendableMetatype>(
    @ViewBuilder content: @escaping @Sendable () -> V
  ) {
    update(rendering: { format in content().rendered(as: format) })
  }

  /// Shows text that is rendered for each frame.
  ///
  /// - Parameter render: Renders the text in the width that there is. It is called for each tick,
  ///   and when the size of the terminal has changed. The terminal cuts lines that are wider.
  public func update(rendering render: @escaping @Sendable (TextFormat) -> String) {
    output.update(LiveFrame(render))
  }

  /// Prints a view above the region; what is printed is in the order of the calls.
  ///
  /// It waits until the view is written and blocks no thread. `Terminal.print` prints above
  /// the region too, where waiting is not possible.
  public func print<V: View>(_ view: V) async {
    await printLines(view.rendered(as: terminal.format))
  }

  /// Prints a string above the region, as `Terminal.print` does.
  public func print(_ string: String) async {
    await printLines(terminal.printed(string))
  }

  private func printLines(_ lines: String) async {
    await TerminalThread.shared.perform { [output] in output.print(lines) }
  }
}
