public import DiptychTerminal
import DiptychText
import DiptychViews

extension Terminal {
  /// Shows a live region while an asynchronous closure runs.
  ///
  /// A live region is the part of a terminal where a view, such as a progress bar, changes in
  /// place.
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
  /// The region is always below everything else that is printed on the terminal. Only changed lines
  /// are written, so the region does not flicker. The region follows the size of the window, and is
  /// at least one line shorter than the window. Animations continue even if all threads of Swift
  /// concurrency are busy or blocked.
  ///
  /// While the region is shown, standard output and standard error are captured if they lead to the
  /// terminal of the region. Text that `print`, a logger, a child process or other code writes to
  /// these streams appears above the region, line by line. To this code, the streams still look
  /// like a terminal, so `isatty` returns 1. To turn the capture off, set
  /// ``/DiptychTerminal/Terminal/capturesOutput`` to false. The following output can't be captured
  /// and damages the region:
  ///
  /// - Output to `/dev/tty`, for example from a program that asks for a password.
  /// - Output to copies of the file descriptors that were made before the region began.
  /// - Output of a program that draws a region of its own.
  /// - Output of another program in a pipeline that writes to the same terminal, as in `tool | cat`
  ///   with a region on standard error.
  ///
  /// If the program has printed text without a newline before the region begins, the text stays on
  /// its own line above the region. The terminal does not show keys that the user types while the
  /// region is shown. The typed text is kept for the next reader of standard input; see
  /// ``/DiptychTerminal/Terminal/showsTypedKeys``.
  ///
  /// While the program is in the background, the region is not drawn, and other output is written
  /// as usual.
  ///
  /// A captured prompt is not visible until its line is complete, so ask questions in
  /// `LiveRegion.paused`. If a child process outlives this program, the later output of the child
  /// process is lost. A view in a region must not start another region while it is rendered.
  ///
  /// The cursor is hidden while the region is shown, unless the region contains a field where the
  /// user types. The cursor is shown again in these cases:
  ///
  /// - The closure returns or throws.
  /// - The program calls `exit` or crashes.
  /// - The signal HUP, INT, PIPE, QUIT, TERM or TSTP arrives. The signal has its usual effect
  ///   afterwards.
  ///
  /// No program can handle the signal KILL. After this signal, the region stays on the terminal,
  /// the cursor remains hidden, and text that other code has just written may be lost.
  ///
  /// If the stream is not interactive, nothing is redrawn. Instead, new and changed lines are
  /// written once, like in a log. ``/DiptychTerminal/Terminal/logging`` determines how often lines
  /// are written. In this case, ``/DiptychViews/EnvironmentValues/isLogged`` is true, so that views
  /// can adapt. A region that begins while another region is shown on the same terminal is also
  /// written like a log.
  ///
  /// Work that ends early shows no region, because the region appears after a delay of half a
  /// second. A log has its first lines after four times the delay, which is two seconds.
  ///
  /// - Parameters:
  ///   - ending: Whether the region stays on the terminal or is erased when the closure returns. If
  ///     the closure throws or the task is cancelled, the region is always erased.
  ///   - delay: The time before the region appears.
  ///   - interval: The time between two ticks. The region is drawn once per tick.
  ///   - clock: The clock that measures the interval. With a clock other than `ContinuousClock`,
  ///     each tick needs a free thread of Swift concurrency.
  ///   - body: The closure, which updates the region. The region is shown until the closure returns
  ///     or throws.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws. Errors of the terminal are ignored, as in
  ///   `print`.
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    after delay: Duration = LiveRegion.defaultDelay,
    every interval: Duration = LiveRegion.defaultInterval,
    clock: some Clock<Duration> = ContinuousClock(),
    _ body: (LiveRegion) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput(after: delay, by: clock))
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

  /// Shows a live region while a synchronous closure runs.
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
  /// The closure runs on the calling thread, and animations continue on another thread. Output of
  /// `print` appears above the region. In an async function, the compiler selects the async
  /// overload, ``live(ending:after:every:clock:_:)``. Its documentation describes the behaviour of
  /// the region.
  ///
  /// - Parameters:
  ///   - ending: Whether the region stays on the terminal or is erased when the closure returns.
  ///   - delay: The time before the region appears.
  ///   - interval: The time between two ticks. The region is drawn once per tick.
  ///   - body: The closure, which updates the region. The region is shown until the closure returns
  ///     or throws.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws. Errors of the terminal are ignored, as in
  ///   `print`.
  // Disfavoured, so that an async context calls the async overload even if the body awaits nothing.
  @_disfavoredOverload
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    after delay: Duration = LiveRegion.defaultDelay,
    every interval: Duration = LiveRegion.defaultInterval,
    _ body: (LiveRegion) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput(after: delay, by: ContinuousClock()))
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

  private func makeLiveOutput<C: Clock<Duration>>(
    after delay: Duration,
    by clock: C
  ) -> any LiveOutput {
    let environment = EnvironmentValues.current
    let start = clock.now
    let elapsed: @Sendable () -> Duration = { start.duration(to: clock.now) }
    if traits.isInteractive {
      let display = LiveDisplay(on: self, environment: environment, after: delay, elapsed: elapsed)
      if LiveDisplays.add(display) {
        display.start()
        return display
      }
    }
    return LiveLog(on: self, environment: environment, after: delay * 4, elapsed: elapsed)
  }
}
