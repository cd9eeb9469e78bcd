import Diptych
import DiptychSampling
import DiptychTesting
import Testing

@Suite("Buttons of a host, and a model of them") struct ButtonModelTests {
  /// Presses, enables and disables buttons, and ends their actions, in a random order; returns the
  /// events up to the first difference.
  private func difference(seed: Int) async -> [String]? {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (count, log) = (0, [String]())
    let (enabled, started) = (Value(Set(0..<3)), Value(0))
    let calls = DiptychTesting.Gate<Int, Int, Never>()
    let host = ViewHost {
      ForEach(0..<3, id: \.self) { index in
        Button("\(index)") {
          started.change { $0 += 1 }
          _ = await calls.fetch(index)
        }
        .disabled(!enabled.value.contains(index))
      }
    }
    let buttons = (host.text, host.buttons).1
    var running: [Int: (call: Int, task: Task<Void, Never>)] = [:]
    for step in 0..<30 {
      let (index, event) = (generator.below(3), step < 24 ? generator.below(5) : 4)
      log.append("\(event) of \(index)")
      if event < 2 {
        let task = Task { await host.activate(buttons[index]) }
        if enabled.value.contains(index), running[index] == nil {
          count += 1
          await calls.request(count)
          running[index] = (count, task)
        } else {
          await task.value
        }
      } else if event == 2 {
        enabled.change { $0.formSymmetricDifference([index]) }
      } else if let run = running.removeValue(forKey: index)
        ?? running.keys.min().flatMap({ running.removeValue(forKey: $0) })
      {
        await calls.resume(run.call, with: .success(0))
        await run.task.value
      }
      let text = (0..<3).map { running[$0] == nil ? "[\($0)]" : "⠋\($0)]" }
      if host.text != text.joined(separator: "\n") || started.value != count { return log }
    }
    return nil
  }

  @Test("A busy or disabled button ignores presses, in any sequence of events")
  func sequences() async {
    for seed in 0..<Sample.count(40, of: 10_000) {
      #expect(await difference(seed: seed) == nil, "seed \(seed)")
    }
  }
}
