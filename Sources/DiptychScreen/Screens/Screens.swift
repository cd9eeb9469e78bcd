public import DiptychAsync
public import DiptychLive
public import DiptychViews

extension TerminalInput {
  /// Shows the view of a host as an interactive screen, and passes the screen and its input events
  /// to a closure.
  ///
  /// ```swift
  /// let host = ViewHost { Inbox(store: store) }
  /// await input.show(host) { screen in
  ///   for await event in screen.events {
  ///     switch event {
  ///     case .key(.tab): screen.moveFocus(.next)
  ///     case .key(.backTab): screen.moveFocus(.previous)
  ///     case .key(.enter): screen.press()
  ///     case .key(.character("q")): return
  ///     default: break
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The view is drawn below the earlier output, and only changed lines are written, as in
  /// `Terminal.live` of ``/DiptychLive``. If the view is taller than the window, the lines around
  /// the focus are shown; see ``TerminalScreen/scroll(lines:)``. The view is drawn again after each
  /// event, after each change of its state, and at each tick.
  ///
  /// The host starts the loads that the view needs. When the closure returns, loads and button
  /// actions that still run are cancelled, and the view is removed.
  ///
  /// ``/DiptychLive/TerminalInput/withRawMode(_:)`` describes which keys arrive, and when the
  /// terminal is restored.
  ///
  /// - Parameters:
  ///   - host: The host that renders the view and owns the state of its components.
  ///   - interval: The time between two ticks, which animate spinners.
  ///   - footerLines: The number of lines at the end of the view that stay visible when the rest of
  ///     the view scrolls, such as a line of help.
  ///   - body: A closure that handles the events. The view is shown until the closure returns or
  ///     throws.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func show<Content: View & SendableMetatype, Result, Failure: Error>(
    _ host: ViewHost<Content>,
    every interval: Duration = LiveRegion.defaultInterval,
    footerLines: Int = 0,
    _ body: (TerminalScreen) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await withRawMode { events async throws(Failure) in
      try await terminal.live(ending: .erase, after: .zero, every: interval) {
        region async throws(Failure) in
        let (actions, pressed) = AsyncStream.makeStream(of: Task<Void, Never>.self)
        let state = ScreenState(of: host, pressed: pressed)
        region.update(rendering: { format in
          state.frame(as: format, height: region.height, footerLines: footerLines)
        })
        // The effects of an event are drawn before the wait for the next event.
        let drawnEvents = AsyncStream {
          await region.redraw()
          var iterator = events.makeAsyncIterator()
          return await iterator.next()
        }
        let format = terminal.format
        let work = Task {
          await withDiscardingTaskGroup { group in
            group.addTask {
              for await _ in host.frames(as: format, until: .cancelled) { await region.redraw() }
            }
            for await action in actions {
              group.addTask {
                await action.cancellableValue
                // The end of an action does not cause a new frame, but it can change the focus.
                await region.redraw()
              }
            }
            group.cancelAll()
          }
        }
        func end() async {
          pressed.finish()
          work.cancel()
          await work.value
        }
        do throws(Failure) {
          let result = try await body(TerminalScreen(drawnEvents, state))
          await end()
          return result
        } catch {
          await end()
          throw error
        }
      }
    }
  }
}

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
  ///   - delay: The time before the view appears, so that a quick load shows only its result.
  ///   - interval: The time between two ticks, which is also the minimum time between two drawings.
  ///   - clock: The clock that measures the interval.
  public func live<Content: View & SendableMetatype>(
    _ host: ViewHost<Content>,
    morePages: Int = 0,
    until end: ViewHostEnd = .settled,
    ending: LiveEnding = .keep,
    after delay: Duration = LiveRegion.defaultDelay,
    every interval: Duration = LiveRegion.defaultInterval,
    clock: some Clock<Duration> = ContinuousClock()
  ) async {
    await live(ending: ending, after: delay, every: interval, clock: clock) { region in
      for await _ in host.frames(as: format, morePages: morePages, until: end) {
        region.update(rendering: { format in host.rendered(as: format) })
      }
    }
  }
}
