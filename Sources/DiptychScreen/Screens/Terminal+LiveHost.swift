public import DiptychAsync
public import DiptychLive
public import DiptychViews

extension Terminal {
  /// Shows the view of a host in a live region while its data loads.
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
  /// A live region is a part of the terminal's output that is redrawn in place; see `Terminal.live`
  /// of ``/DiptychLive``. The host starts the loads that the view needs, as in
  /// ``/DiptychAsync/ViewHost/frames(as:morePages:until:)``. The view is rendered again for each
  /// tick and when the window is resized, so that a ``/DiptychLive/Spinner`` in the view is
  /// animated. Buttons are drawn, but can't be pressed. To press buttons with keys, use
  /// ``DiptychLive/TerminalInput/show(_:every:footerLines:_:)``.
  ///
  /// If the output is not interactive, such as a file, nothing is redrawn. Instead, new and changed
  /// lines are written once. To write nothing in this case, call
  /// ``/DiptychAsync/ViewHost/settle(morePages:)`` instead.
  ///
  /// By default, the function returns when no load is in flight and the view needs no other load.
  /// With `.cancelled`, the function returns when its task is cancelled. Cancelling the task also
  /// cancels the loads that the call has started, and removes the region.
  ///
  /// - Parameters:
  ///   - host: The host that renders the view and owns the state of its components.
  ///   - morePages: The maximum number of pages that each list loads after its first page.
  ///   - end: The condition that ends the call. Use `.cancelled` for a dashboard that stays open.
  ///   - ending: Whether the view stays on the terminal or is erased when the call returns. If the
  ///     task is cancelled, the view is always erased.
  ///   - interval: The time between two ticks, which is also the minimum time between two drawings.
  ///   - clock: The clock that measures the interval.
  public func live<Content: View & SendableMetatype>(
    _ host: ViewHost<Content>,
    morePages: Int = 0,
    until end: ViewHostEnd = .settled,
    ending: LiveEnding = .keep,
    every interval: Duration = LiveRegion.defaultInterval,
    clock: some Clock<Duration> = ContinuousClock()
  ) async {
    await live(ending: ending, every: interval, clock: clock) { region in
      for await _ in host.frames(as: format, morePages: morePages, until: end) {
        region.update(rendering: { format in host.rendered(as: format) })
      }
    }
  }
}
