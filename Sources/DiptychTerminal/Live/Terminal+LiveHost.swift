public import DiptychAsync
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
  /// Loading…
  /// ```
  ///
  /// What the view wants is loaded, as by ``/DiptychAsync/ViewHost/frames(as:morePages:until:)``. The
  /// view is rendered for each tick and for each size of the window, so a ``Spinner`` in it turns. See
  /// ``live(ending:every:clock:_:)`` for what a region does. A button is drawn, but there is nobody
  /// to press it.
  ///
  /// Where the stream is not interactive, each line that a change adds is written once; a program
  /// that wants to be silent there calls ``/DiptychAsync/ViewHost/settle(morePages:)`` instead.
  ///
  /// It returns when nothing is in flight and nothing is wanted, or only when it is cancelled. When the
  /// task is cancelled, the loads that it has started are cancelled, and the region is taken away.
  ///
  /// - Parameters:
  ///   - host: What draws the view, and keeps what its components own.
  ///   - morePages: How many further pages each list may load, one after the other.
  ///   - end: When the frames come to an end; `.cancelled` keeps a dashboard open.
  ///   - ending: What becomes of the region then, unless the task is cancelled.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - clock: What measures the time.
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
