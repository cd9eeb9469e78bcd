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
  /// ``/DiptychLive/TerminalInput/withRawMode(_:)`` describes which keys arrive, and when the terminal
  /// is restored.
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
      try await terminal.live(ending: .erase, every: interval) {
        region async throws(Failure) in
        let (presses, pressed) = AsyncStream.makeStream(of: HostedButton.self)
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
            for await button in presses {
              group.addTask {
                await host.activate(button)
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
