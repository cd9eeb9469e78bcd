import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("CompletionSchedule") struct CompletionScheduleTests {
  @Test(
    "There are n! orders, and 2ⁿ ways to fail in each",
    arguments: [(1, 2), (2, 8), (3, 48), (4, 384)]
  )
  func counts(loads: Int, schedules: Int) {
    let all = CompletionSchedule.all(of: loads)
    #expect(all.count == schedules)
    #expect(Set(all).count == schedules)
    #expect(all.allSatisfy { $0.count == loads })
  }

  @Test("Two loads have eight schedules") func twoLoads() {
    #expect(
      CompletionSchedule.all(of: 2).map(\.description) == [
        "1 2", "1✗ 2", "1 2✗", "1✗ 2✗", "2 1", "2 1✗", "2✗ 1", "2✗ 1✗",
      ]
    )
  }

  @Test("Exploring runs all of them, and ends the requests of a gate in their order")
  func explores() async {
    struct Oops: Error {}
    let runs = Log<String>()
    await exploreCompletionOrders(upTo: 2) { schedule in
      let gate = Gate<Int, Int, Oops>()
      let ends = Log<String>()
      var tasks: [Task<Void, Never>] = []
      for number in 1...schedule.count {
        tasks.append(
          Task {
            let end: String
            do { end = "\(try await gate.fetch(number))" } catch { end = "\(number)✗" }
            ends.append(end)
          }
        )
        await gate.request(number)
      }
      await schedule.complete(
        gate,
        answer: { $0 },
        failure: { _ in Oops() },
        ended: { await tasks[schedule.order[$0 - 1] - 1].value }
      )
      let line = ends.all.joined(separator: " ")
      #expect(line == schedule.description)
      runs.append(line)
    }
    #expect(runs.all.count == 10)
  }
}
