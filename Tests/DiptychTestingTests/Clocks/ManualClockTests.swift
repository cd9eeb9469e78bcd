import DiptychTesting
import Testing

@Suite("ManualClock") struct ManualClockTests {
  private let clock = ManualClock()

  private func sleep(_ name: String, _ duration: Duration, _ notes: Notes) -> Task<Void, Never> {
    Task {
      do {
        try await clock.sleep(for: duration)
        notes.append("\(name) at \(clock.now.offset)")
      } catch {
        notes.append("\(name) cancelled")
      }
    }
  }

  @Test("Sleepers wake in the order of their deadlines; with the same one as they came")
  func order() async {
    let executor = SerialExecutor()
    let notes = Notes()
    var tasks: [Task<Void, Never>] = []
    for (index, seconds) in [3, 1, 2, 1].enumerated() {
      tasks.append(
        Task(executorPreference: executor) {
          try? await clock.sleep(for: .seconds(seconds))
          notes.append("\(index): \(seconds) s")
        }
      )
      await clock.sleepers(index + 1)
    }
    await clock.advance(by: .seconds(2))
    for index in [1, 2, 3] { await tasks[index].value }
    #expect(notes.all == ["1: 1 s", "3: 1 s", "2: 2 s"])
    await clock.advance(by: .seconds(1))
    await tasks[0].value
    #expect(notes.all == ["1: 1 s", "3: 1 s", "2: 2 s", "0: 3 s"])
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("A sleeper whose deadline is later than the clock stays asleep") func sleepsOn() async {
    let notes = Notes()
    let task = sleep("a", .seconds(2), notes)
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(notes.all == [])
    await clock.advance(by: .seconds(1))
    await task.value
    #expect(notes.all == ["a at 2.0 seconds"])
  }

  @Test("The clock moves to the first deadline, and returns the distance")
  func nextDeadline() async {
    let notes = Notes()
    let tasks = [sleep("a", .seconds(5), notes), sleep("b", .seconds(2), notes)]
    await clock.sleepers(2)
    #expect(await clock.advanceToNextDeadline() == .seconds(2))
    await tasks[1].value
    #expect(await clock.advanceToNextDeadline() == .seconds(3))
    await tasks[0].value
    #expect(notes.all == ["b at 2.0 seconds", "a at 5.0 seconds"])
  }

  @Test("A sleeper that sleeps again wakes again, as often as the clock reaches its deadline")
  func ticker() async {
    let notes = Notes()
    let ticker = Task {
      for _ in 1...4 {
        try await clock.sleep(for: .seconds(1))
        notes.append("\(clock.now.offset)")
      }
    }
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(3500), keeping: 1)
    #expect(notes.all == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(clock.now.offset == .milliseconds(3500))
    await clock.advanceToNextDeadline()
    _ = await ticker.result
    #expect(notes.all == ["1.0 seconds", "2.0 seconds", "3.0 seconds", "4.0 seconds"])
  }

  @Test("A deadline that has passed does not suspend the caller") func pastDeadline() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(1))
  }

  @Test("A sleeper whose task is cancelled wakes at once") func cancelled() async {
    let notes = Notes()
    let task = sleep("a", .seconds(1), notes)
    await clock.sleepers(1)
    task.cancel()
    await task.value
    await clock.advance(by: .seconds(1))
    #expect(notes.all == ["a cancelled"])
  }

  @Test("A task that is cancelled already does not fall asleep") func cancelledBefore() async {
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    }.value
  }

  @Test("Two tasks advance the clock at the same time", .timeLimit(.minutes(5)))
  func together() async {
    for _ in 0..<50 {
      let clock = ManualClock()
      let sleepers = (1...4).map { seconds in
        Task { try? await clock.sleep(for: .seconds(seconds)) }
      }
      await clock.sleepers(4)
      async let longer: Void = clock.advance(by: .seconds(5))
      async let shorter: Void = clock.advance(by: .seconds(3))
      _ = await (longer, shorter)
      for sleeper in sleepers { await sleeper.value }
      #expect(clock.now >= ManualClock.Instant(offset: .seconds(5)))
    }
  }

  @Test("A wait for sleepers ends when it is cancelled") func cancelledWait() async {
    let wait = Task { await clock.sleepers(1) }
    wait.cancel()
    await wait.value
    #expect(clock.now.offset == .zero)
  }
}
