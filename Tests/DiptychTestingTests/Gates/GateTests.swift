import DiptychTesting
import Testing

@Suite("Gate") struct GateTests {
  private struct Closed: Error, Equatable {}
  private let gate = Gate<String, Int, Closed>()

  @Test("Requests have numbers in the order of their arrival, and are answered in any order")
  func order() async throws {
    let first = Task { try await gate.fetch("a") }
    #expect(await gate.request(1) == "a")
    let second = Task { try await gate.fetch("b") }
    #expect(await gate.request(2) == "b")
    #expect(gate.requests == ["a", "b"])
    await gate.answer(2, with: 20)
    #expect(try await second.value == 20)
    await gate.answer(1, with: 10)
    #expect(try await first.value == 10)
  }

  @Test("An answer waits for its request") func answerFirst() async throws {
    async let answer: Void = gate.answer(1, with: 1)
    let value = try await gate.fetch("late")
    await answer
    #expect(value == 1)
  }

  @Test("A request can fail, with the failure of the gate") func failure() async {
    async let failed: Void = gate.fail(1, with: Closed())
    await #expect(throws: Closed()) { try await gate.fetch("a") }
    await failed
  }

  @Test("A request that is cancelled goes on waiting, and the test can wait for that")
  func cancellation() async throws {
    let task = Task { try await gate.fetch("a") }
    await gate.request(1)
    async let cancelled: Void = gate.cancellation(of: 1)
    task.cancel()
    await cancelled
    await gate.answer(1, with: 1)
    #expect(try await task.value == 1)
  }

  @Test("A request of a task that is cancelled already is cancelled when it arrives")
  func cancelledBefore() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await gate.fetch("a")
    }
    await gate.cancellation(of: 1)
    await gate.answer(1, with: 1)
    #expect(try await task.value == 1)
  }

  @Test("A gate without requests takes none") func noRequest() async {
    let gate = Gate<Void, Int, Never>()
    async let answer: Void = gate.answer(1, with: 3)
    #expect(await gate.fetch() == 3)
    await answer
  }

  @Test("A second answer is an issue") func answeredTwice() async throws {
    let task = Task { try await gate.fetch("a") }
    let messages = await reports {
      await gate.answer(1, with: 1)
      await gate.answer(1, with: 2, sourceLocation: .at(7))
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/GateTests.swift:7:3:
        Request 1 has already been answered.
        """
      ]
    )
    #expect(try await task.value == 1)
  }

  @Test("A wait that is cancelled is an issue, and ends") func cancelledWait() async {
    let messages = await reports {
      let waits = Task {
        await gate.answer(2, with: 1, sourceLocation: .at(7))
        await gate.cancellation(of: 1, sourceLocation: .at(8))
      }
      waits.cancel()
      await waits.value
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/GateTests.swift:7:3:
        Request 2 did not arrive before the task that waits for it was cancelled; 0 did.
        """,
        """
        error at DiptychTestingTests/GateTests.swift:8:3:
        Request 1 was not cancelled before the task that waits for that.
        """,
      ]
    )
  }

  @Test("A request that arrives after its wait was cancelled is returned, with an issue")
  func lateRequest() async {
    let executor = SerialExecutor()
    let messages = await reports {
      let wait = Task(executorPreference: executor) {
        withUnsafeCurrentTask { $0?.cancel() }
        return await gate.request(1, sourceLocation: .at(7))
      }
      let fetch = Task(executorPreference: executor) { try await gate.fetch("late") }
      #expect(await wait.value == "late")
      await gate.answer(1, with: 3)
      #expect((try? await fetch.value) == 3)
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/GateTests.swift:7:3:
        Request 1 did not arrive before the task that waits for it was cancelled; 0 did.
        """
      ]
    )
  }
}
