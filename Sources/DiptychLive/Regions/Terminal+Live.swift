public import DiptychTerminal
import DiptychText
public import DiptychViews

extension Terminal {
  /// Draws a live region while async work is done.
  ///
  /// ```swift
  /// try await Terminal.standardError.live { region in
  ///   for (index, file) in files.enumerated() {
  ///     region.update(
  ///       VStack {
  ///         Spinner("Copying \(file.name)")
  ///         ProgressBar("Files", value: index, total: files.count)
  ///       }
  ///     )
  ///     try await copy(file)
  ///   }
  /// }
  /// ```
  ///
  /// ```text
  /// ⠹ Copying Package.swift
  /// ━━━━━━━━━━──────────   50% Files
  /// ```
  ///
  /// The region stands below everything else that is printed on the terminal. Only changed lines
  /// are written, in one synchronised update. The region follows the size of the window, and is at
  /// least one line shorter than the window. It goes on moving while all threads of Swift's pool
  /// are busy or blocked.
  ///
  /// Standard output and standard error are captured meanwhile if they lead to the same terminal:
  /// text that other code writes there, such as `print`, a logger or a program that was started,
  /// goes above the region, line by line. For that code the stream is still a terminal. Set
  /// ``/DiptychTerminal/Terminal/capturesOutput`` to false to turn this off. These spoil the
  /// region:
  ///
  /// - output to `/dev/tty`, for instance from a program that asks for a password, or to copies of
  ///   the descriptors that were made before;
  /// - a program that draws a region of its own, or is the other end of a pipe on the same
  ///   terminal, as in `tool | cat` with a region on standard error;
  ///
  /// A line that was begun before the region and not ended stays above it. The terminal does not
  /// show the keys that are pressed meanwhile; they wait for the next reader of standard input. See
  /// ``/DiptychTerminal/Terminal/showsTypedKeys``.
  ///
  /// A program in the background draws nothing and leaves the cursor alone until it is in the
  /// foreground again. Its text passes as it is.
  ///
  /// A prompt is not visible until its line is complete: ask in `LiveRegion.paused`. The output of
  /// a started program that outlives this one is lost. A view must not start a region while it is
  /// drawn in one.
  ///
  /// The cursor is hidden while there is a region, unless one types in it. It is shown again when
  /// the body returns or throws, when the program calls `exit` or crashes, and when the signals
  /// HUP, INT, PIPE, QUIT, TERM and TSTP arrive, which then have their usual effect. The signal
  /// KILL can't be handled: the region stays, the cursor is hidden, and text that other code wrote
  /// at that moment may be lost.
  ///
  /// Nothing is redrawn on a stream that is not interactive, or in a region inside of another one
  /// on the same terminal: lines that a frame adds or changes are written once, as often as
  /// ``/DiptychTerminal/Terminal/logging`` says, and views read
  /// ``/DiptychViews/EnvironmentValues/isLogged`` as true.
  ///
  /// - Parameters:
  ///   - ending: The fate of the region when the body returns and the task is not cancelled.
  ///   - interval: The time between two ticks, and the shortest time between two frames.
  ///   - clock: The clock of the ticks. Any other than `ContinuousClock` needs a thread of Swift's
  ///     pool for each tick.
  ///   - body: The work. The region is drawn until it returns or throws.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body. As with `print`, a failure to write to the terminal is not
  ///   reported.
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock(),
    _ body: (LiveRegion) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput(by: clock))
    let output = region.output
    let ticks = LiveTicks(of: output, every: interval, by: clock)
    func end(keepingFrame: Bool) async {
      await ticks.end()
      await TerminalThread.shared.perform { output.end(keepingFrame: keepingFrame) }
    }
    do throws(Failure) {
      let result = try await body(region)
      await end(keepingFrame: ending == .keep && !Task.isCancelled)
      return result
    } catch {
      await end(keepingFrame: false)
      throw error
    }
  }

  /// Draws a live region while synchronous work is done.
  ///
  /// ```swift
  /// try Terminal.standardError.live { region in
  ///   region.update(Spinner("Fetching"))
  ///   try run("git", "fetch")
  /// }
  /// ```
  ///
  /// ```text
  /// ⠹ Fetching
  /// ```
  ///
  /// The body runs on the calling thread, and the region moves meanwhile. `print` prints above it.
  /// See ``live(ending:every:clock:_:)`` for a region's behaviour; in an async function, that
  /// overload is the one that is called.
  ///
  /// - Parameters:
  ///   - ending: The fate of the region when the body returns.
  ///   - interval: The time between two ticks, and the shortest time between two frames.
  ///   - body: The work. The region is drawn until it returns or throws.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body. As with `print`, a failure to write to the terminal is not
  ///   reported.
  // Disfavoured, so that an async context calls the async overload even if the body awaits nothing.
  @_disfavoredOverload
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    _ body: (LiveRegion) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput(by: ContinuousClock()))
    let output = region.output
    let ticks = LiveTicks(of: output, every: interval)
    func end(keepingFrame: Bool) {
      ticks.endNow()
      TerminalThread.shared.performBlocking { output.end(keepingFrame: keepingFrame) }
    }
    do throws(Failure) {
      let result = try body(region)
      end(keepingFrame: ending == .keep)
      return result
    } catch {
      end(keepingFrame: false)
      throw error
    }
  }

  /// Draws each view of a sequence in place of the one before.
  ///
  /// See ``live(ending:every:clock:_:)`` for a region's behaviour.
  ///
  /// - Parameters:
  ///   - frames: The views.
  ///   - ending: The fate of the region when the sequence ends and the task is not cancelled.
  ///   - interval: The time between two ticks, and the shortest time between two frames.
  ///   - clock: The clock of the ticks.
  /// - Throws: The error of the sequence.
  public func live<Frames: AsyncSequence>(
    _ frames: Frames,
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock()
  ) async throws(Frames.Failure) where Frames.Element: View & Sendable {
    try await live(ending: ending, every: interval, clock: clock) {
      region throws(Frames.Failure) in
      for try await frame in frames { region.update(frame) }
    }
  }

  /// Draws each text of a sequence in place of the one before.
  ///
  /// The text is written as it is, so it must be the rendering of a view: nothing is escaped. See
  /// ``live(ending:every:clock:_:)`` for a region's behaviour.
  ///
  /// - Parameters:
  ///   - frames: The texts.
  ///   - ending: The fate of the region when the sequence ends and the task is not cancelled.
  ///   - interval: The time between two ticks, and the shortest time between two frames.
  ///   - clock: The clock of the ticks.
  /// - Throws: The error of the sequence.
  public func live<Frames: AsyncSequence>(
    _ frames: Frames,
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock()
  ) async throws(Frames.Failure) where Frames.Element == String {
    try await live(ending: ending, every: interval, clock: clock) {
      region throws(Frames.Failure) in
      for try await frame in frames { region.update(rendering: { _ in frame }) }
    }
  }

  private func makeLiveOutput<C: Clock<Duration>>(by clock: C) -> any LiveOutput {
    let environment = EnvironmentValues.current
    let start = clock.now
    let elapsed: @Sendable () -> Duration = { start.duration(to: clock.now) }
    if traits.isInteractive {
      let display = LiveDisplay(on: self, environment: environment, elapsed: elapsed)
      if LiveDisplays.add(display) {
        display.start()
        return display
      }
    }
    return LiveLog(on: self, environment: environment, elapsed: elapsed)
  }
}
