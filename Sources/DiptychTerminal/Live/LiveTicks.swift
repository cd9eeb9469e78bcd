/// The ticks that let the time of a live region pass.
///
/// That is the thread of the terminal, which needs no thread of Swift's pool. A clock that somebody
/// brings along is slept by in a task.
enum LiveTicks {
  case none
  case thread(TickSchedule.ID)
  case task(Task<Void, Never>)

  init(of output: any LiveOutput, every interval: Duration) {
    guard output.isAnimated else {
      self = .none
      return
    }
    self = .thread(TerminalThread.shared.every(interval) { output.tick() })
  }

  init<C: Clock>(of output: any LiveOutput, every interval: Duration, by clock: C)
  where C.Duration == Duration {
    guard output.isAnimated, !(clock is ContinuousClock) else {
      self.init(of: output, every: interval)
      return
    }
    self = .task(
      Task {
        while (try? await clock.sleep(for: interval)) != nil {
          await TerminalThread.shared.perform { output.tick() }
        }
      }
    )
  }

  /// Ends the ticks; one may be drawn now.
  func endNow() {
    switch self {
    case .none: break
    case .thread(let id): TerminalThread.shared.stop(id)
    case .task(let task): task.cancel()
    }
  }

  /// Ends the ticks, and waits for the last one.
  func end() async {
    endNow()
    if case .task(let task) = self { await task.value }
  }
}
