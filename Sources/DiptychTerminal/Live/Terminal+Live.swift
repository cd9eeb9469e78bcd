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
  /// The region is below what else is printed on the terminal with this module; `Swift.print` does
  /// not know of it. Only lines that changed are written, in one synchronised update. The region
  /// follows the size of the window, and is one line lower than that at most.
  ///
  /// While there is a region the cursor is hidden. It is back when the body returns or throws, when
  /// the program calls `exit`, and when the signals HUP, INT, PIPE, QUIT, TERM and TSTP arrive,
  /// which then do what they do without a region.
  ///
  /// Where the stream is not interactive, and for a region in another one on the same terminal,
  /// nothing is drawn again: each line that a frame adds or changes is written once. Views see
  /// ``DiptychViews/EnvironmentValues/isLogged`` there.
  ///
  /// - Parameters:
  ///   - ending: What becomes of the region when the body returns and the task is not cancelled.
  ///   - interval: The time between two ticks. A region is drawn no more often.
  ///   - clock: What measures the time.
  ///   - body: The work. The region is drawn until it ends.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws. As with ``print(_:)``, nothing is said where the terminal can't
  ///   be written to.
  public func live<Result, Failure: Error>(
    ending: LiveEnding = .keep,
    every interval: Duration = .milliseconds(80),
    clock: some Clock<Duration> = ContinuousClock(),
    _ body: (LiveRegion) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let region = LiveRegion(on: self, output: makeLiveOutput())
    let output = region.output
    let ticks = Task {
      guard output.isAnimated else { return }
      while (try? await clock.sleep(for: interval)) != nil { await output.tick() }
    }
    func end(keepingFrame: Bool) async {
      ticks.cancel()
      await ticks.value
      await output.end(keepingFrame: keepingFrame)
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
      if LiveDisplays.add(display) { return display }
    }
    return LiveLog(on: self, environment: environment)
  }
}
