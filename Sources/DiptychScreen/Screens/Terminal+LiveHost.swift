public import DiptychAsync
public import DiptychLive
public import DiptychViews

extension Terminal {
  /// Draws the frames of a host while its loads run.
  ///
  /// ```swift
  /// let host = ViewHost { AsyncValueView(store: user) { Text($0.name) } }
  /// await Terminal.standardError.live(host, ending: .erase)
  /// Terminal.standardOutput.print(Profile(user))
  /// ```
  ///
  /// ```text
  /// ⠹ Loading…
  /// ```
  ///
  /// The host starts the loads that the view wants, as
  /// ``/DiptychAsync/ViewHost/frames(as:morePages:until:)`` does. The view is rendered for each
  /// tick and for each size of the window, so a ``/DiptychLive/Spinner`` in it turns. See
  /// `Terminal.live` of ``/DiptychLive`` for a region's behaviour. Buttons
  /// are drawn, but can't be pressed; ``TerminalInput/show(_:every:footerLines:_:)`` has keys press
  /// them.
  ///
  /// On a stream that is not interactive, each line that a change adds is written once; a program
  /// that should be silent there calls ``/DiptychAsync/ViewHost/settle(morePages:)`` instead.
  ///
  /// The function returns when no load is in flight and none is wanted, or, with `.cancelled`, when
  /// its task is cancelled. Cancelling the task cancels the loads that it has started, and removes
  /// the region.
  ///
  /// - Parameters:
  ///   - host: The host that renders the view and owns the state of its components.
  ///   - morePages: The number of further pages that each list may load, one after the other.
  ///   - end: The condition that ends the frames; `.cancelled` keeps a dashboard open.
  ///   - ending: The fate of the region at that end, unless the task is cancelled.
  ///   - interval: The time between two ticks, and the shortest time between two frames.
  ///   - clock: The clock of the ticks.
  public func live<Content: View & SendableMetatype>(
    _ host: ViewHost<Content>,
    morePages: Int = 0,
    until end: ViewHostEnd = .settled,
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock()
  ) async {
    await live(ending: ending, every: interval, clock: clock) { region in
      for await _ in host.frames(as: format, morePages: morePages, until: end) {
        region.update(rendering: { format in host.rendered(as: format) })
      }
    }
  }
}
