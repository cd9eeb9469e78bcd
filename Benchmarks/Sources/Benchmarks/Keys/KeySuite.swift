/// The suite of keys: the time from a key to the last byte of its frame.
enum KeySuite {
  /// The number of presses in a round.
  private static let presses = 100

  static func verify() throws(BenchmarkError) {
    let lines = try KeyScreen().firstFrame.count { $0 == UInt8(ascii: "\n") }
    guard lines == 39 else {
      throw .mismatch(
        name: "the screen of keys",
        offset: nil,
        expected: "39 lines",
        actual: "\(lines) lines"
      )
    }
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) throws {
    let screen = try KeyScreen().terminal
    // The update of each key, which the floor writes too.
    let updates = [UInt8(ascii: "j"): screen.press("j"), UInt8(ascii: "k"): screen.press("k")]
    let floor = try KeyFloor(updates: updates).terminal
    var worst: [Double] = []
    var times: [(first: Double, second: Double)] = []
    for _ in 0..<options.rounds {
      let times0 = try round(floor, updates)
      let times1 = try round(screen, updates)
      times.append((times0.median, times1.median))
      worst.append(times1.max() ?? 0)
    }
    var result = BenchmarkResult(name: "keys/press", times: times, kind: .ratioToFloor, target: nil)
    result.figures.append(Figure(kind: .worstMicroseconds, value: worst.median, target: 5000))
    report(result)
  }

  /// Returns the microseconds of each press.
  private static func round(
    _ terminal: KeyTerminal,
    _ updates: [UInt8: [UInt8]]
  ) throws(BenchmarkError) -> [Double] {
    let clock = SuspendingClock()
    var times: [Double] = []
    for press in 0..<presses {
      let key: Character = press.isMultiple(of: 2) ? "j" : "k"
      let start = clock.now
      let update = terminal.press(String(key))
      times.append((clock.now - start) / .microseconds(1))
      guard let expected = key.asciiValue.flatMap({ updates[$0] }), update != expected else {
        continue
      }
      throw .mismatch(
        name: "the update of a key",
        offset: zip(expected, update).enumerated().first { $1.0 != $1.1 }?.offset,
        expected: String(decoding: expected, as: UTF8.self).debugDescription,
        actual: String(decoding: update, as: UTF8.self).debugDescription
      )
    }
    return times
  }
}
