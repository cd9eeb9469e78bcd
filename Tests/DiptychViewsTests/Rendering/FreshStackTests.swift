import DiptychViews
import Foundation
import Testing

@Suite("Fresh stacks")
struct FreshStackTests {
  @Test("Work stays where it is as long as the stack is known to have room")
  func stays() async {
    let isHere = await onThread(stackSize: 8 << 20) {
      let outer = Thread.current
      var inner: Thread?
      onFreshStack { inner = Thread.current }
      return inner === outer
    }
    #expect(isHere)
  }

  @Test("Work continues on another stack if there is no room, also far deeper than any stack")
  func goesOn() async {
    let result = await onThread(stackSize: 512 << 10) {
      var pit = Pit()
      pit.dig(to: 20_000)
      let first = pit
      // This second descent reuses the stacks of the first.
      pit = Pit()
      pit.dig(to: 20_000)
      return [first, pit]
    }
    let expected = Pit(depth: 20_000, floor: 20_000, sum: 20_000 * 20_001 / 2)
    #expect(result == [expected, expected])
  }

  @Test("Threads that go on at the same time have stacks of their own")
  func together() async {
    let pits = await withTaskGroup(of: Pit.self) { group in
      for depth in 1...12 {
        group.addTask {
          await onThread(stackSize: 512 << 10) {
            var pit = Pit()
            pit.dig(to: 500 * depth)
            return pit
          }
        }
      }
      var pits: [Pit] = []
      for await pit in group { pits.append(pit) }
      return pits.sorted { $0.floor < $1.floor }
    }
    let expected = (1...12).map { n in
      Pit(depth: 500 * n, floor: 500 * n, sum: 500 * n * (500 * n + 1) / 2)
    }
    #expect(pits == expected)
  }

  @Test("The environment is bound on each stack")
  func environment() async {
    let floors = await onThread(stackSize: 512 << 10) {
      [7, 8].map { floor in
        var values = EnvironmentValues()
        values[FloorKey.self] = floor
        var pit = Pit()
        EnvironmentValues.$current.withValue(values) { pit.dig(to: 1000) }
        return pit.found
      }
    }
    #expect(floors == [7, 8])
    #expect(EnvironmentValues.current[FloorKey.self] == 0)
  }

  /// Runs work on a thread with a stack of a given size.
  private func onThread<T: Sendable>(
    stackSize: Int,
    _ work: @escaping @Sendable () -> T
  ) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}

private enum FloorKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// A recursion that uses at least 4 KiB of stack for each level.
private struct Pit: Sendable, Equatable {
  /// The deepest level reached.
  var depth = 0
  /// The level that the recursion ends at.
  var floor = 0
  /// The sum of the values that the levels keep on the stack.
  var sum = 0
  /// The environment value read at the deepest level.
  var found = 0

  mutating func dig(to floor: Int) {
    self.floor = floor
    var stack = StackGuard()
    dig(1, &stack)
  }

  @inline(never)
  private mutating func dig(_ level: Int, _ stack: inout StackGuard) {
    var memory = Eight(Eight(Eight(level)))
    withUnsafeMutablePointer(to: &memory) { memory in
      depth = level
      if level == floor {
        found = EnvironmentValues.current[FloorKey.self]
      } else if stack.isLow {
        let outer = stack
        onFreshStack {
          stack = StackGuard()
          dig(level + 1, &stack)
        }
        stack = outer
      } else {
        dig(level + 1, &stack)
      }
      sum += memory.pointee.values.7.values.7.values.7
    }
  }
}

private struct Eight<Value> {
  let values: (Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) { values = (value, value, value, value, value, value, value, value) }
}
