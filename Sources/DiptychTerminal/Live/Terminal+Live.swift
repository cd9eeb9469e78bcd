import DiptychText
public import DiptychViews

extension Terminal {
  /// Draws a region again and again while work is done.
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
  /// ██████████░░░░░░░░░░  50% Files
  /// ```
  ///
  /// The region is below what else is printed on the terminal. Only lines that changed are written,
  /// in one synchronised update. The region follows the size of the window, and is one line lower
  /// than that at most. It moves also while all threads of the program are busy or wait.
  ///
  /// Standard output and standard error are taken meanwhile where they lead to the same terminal:
  /// what others write there, such as `print`, a logger, or a program that was started, goes above
  /// the region, a line when it is complete. For them the stream is still a terminal. See
  /// ``capturesOutput`` for how to leave that out. These spoil the region:
  ///
  /// - what is written to `/dev/tty`, as when a program asks for a password, or to copies of the
  ///   descriptors from before;
  /// - a program that draws a region of its own, or is the other end of a pipe on the same terminal,
  ///   as in `tool | cat` with a region on standard error;
  /// - a line that was begun before the region, which it takes over: end it first.
  ///
  /// A prompt is not seen until its line is complete. A program that is still writing when this one
  /// has ended writes to nobody. A view may not begin a region while it is drawn in one.
  ///
  /// While there is a region the cursor is hidden. It is back when the body returns or throws, when
  /// the program calls `exit` or crashes, and when the signals HUP, INT, PIPE, QUIT, TERM and TSTP
  /// arrive, which then do what they do without a region. Nothing can be done about KILL: the region
  /// stays, the cursor is hidden, and what others wrote at that moment may be lost.
  ///
  /// Where the stream is not interactive, and for a region in another one on the same terminal,
  /// nothing is drawn again: each line that a frame adds or changes is written once. Views see
  /// ``DiptychViews/EnvironmentValues/isLogged`` there.
  ///
  /// - Parameters:
  ///   - ending: What becomes of the region when the body returns and the task is not cancelled.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - clock: What measures the time. Another one than `ContinuousClock` needs a thread of Swift's
  ///     pool for each tick.
  ///   - body: The work. The region is drawn until it ends.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws. As with `print`, nothing is said where the terminal can't
  ///   be written to.
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock(),
    _ body: (LiveRegion) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput())
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

  /// Draws a region again and again while work is done that is not async.
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
  /// The body runs where this is called, and the region moves meanwhile. `print` prints above
  /// it. See ``live(ending:every:clock:_:)`` for what a region does: it is the one that is called in
  /// a function that is async.
  ///
  /// - Parameters:
  ///   - ending: What becomes of the region when the body returns.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - body: The work. The region is drawn until it ends.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws. As with `print`, nothing is said where the terminal can't
  ///   be written to.
  // Disfavoured, so that a closure that is async nests the other one also where nothing is awaited.
  @_disfavoredOverload
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    _ body: (LiveRegion) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput())
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

  /// Draws each view of a sequence in the place of the one before.
  ///
  /// See ``live(ending:every:clock:_:)`` for what a region does.
  ///
  /// - Parameters:
  ///   - frames: The views.
  ///   - ending: What becomes of the region when the sequence ends and the task is not cancelled.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - clock: What measures the time.
  /// - Throws: What the sequence throws.
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

  /// Draws each text of a sequence in the place of the one before.
  ///
  /// The text is written as it is: it has to be one that a view was rendered as. See
  /// ``live(ending:every:clock:_:)`` for what a region does.
  ///
  /// - Parameters:
  ///   - frames: The texts.
  ///   - ending: What becomes of the region when the sequence ends and the task is not cancelled.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - clock: What measures the time.
  /// - Throws: What the sequence throws.
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

  private func makeLiveOutput() -> any LiveOutput {
    let environment = EnvironmentValues.current
    if traits.isInteractive {
      let display = LiveDisplay(on: self, environment: environment)
      if LiveDisplays.add(display) {
        if capturesOutput { display.startCapture() }
        return display
      }
    }
    return LiveLog(on: self, environment: environment)
  }
}
