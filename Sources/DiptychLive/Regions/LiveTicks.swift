/// The source of the ticks of a live region.
///
/// The thread of the terminal ticks by the continuous clock and needs no thread of Swift's pool. A
/// task ticks by any other clock.
enum LiveTicks {
  case none
  case thread(TickSchedule.ID)
  case task(Task<Void, Never>)

  init(of output: any LiveOutput, every interval: Duration) {
    guard let least = output.tickInterval else {
      self = .none
      return
    }
    self = .thread(TerminalThread.shared.every(max(interval, least)) { output.tick() })
  }

  init<C: Clock>(of output: any LiveOutput, every interval: Duration, by clock: C)
  where C.Duration == Duration {
    guard let least = output.tickInterval, !(clock is ContinuousClock) else {
      self.init(of: output, every: interval)
      return
    }
    self = .task(
      Task {
        while (try? await clock.sleep(for: max(interval, least))) != nil {
          await TerminalThread.shared.perform { output.tick() }
        }
      }
    )
  }

  /// Ends the ticks without waiting.
  ///
  /// The last tick may still be running.
  func endNow() {
    switch self {
    case .none: break
    case .thread(let id): TerminalThread.shared.stop(id)
    case .task(let task): task.cancel()
    }
  }

  /// Ends the ticks, and waits for a tick that is still running.
  func end() async {
    endNow()
    if case .task(let task) = self { await task.value }
  }
}
