import Diptych
import DiptychState
import Testing

@testable import DiptychAsync

@Suite("ViewHost: tracked values") struct WatchesTests {
  private struct WeakWatch {
    weak var watch: Watch?
  }

  /// Reads a value in a frame.
  ///
  /// A whole frame of a stage would also count the writes of tests that run at the same time.
  private func read(_ number: Shared<Int>, in wake: Wake) {
    _ = wake.watches.track(changed: { wake.set() }) { number.wrappedValue }
    wake.watches.endFrame()
  }

  @Test("A value that never changes is tracked only for the last frame") func tracked() {
    let still = Shared(wrappedValue: 0)
    let wake = Wake()
    var watches: [WeakWatch] = []
    for _ in 0..<10 {
      read(still, in: wake)
      watches += wake.watches.last.map { WeakWatch(watch: $0) }
    }
    // The first frame has shown that there is state to track.
    #expect(watches.map { $0.watch != nil }.count { $0 } == 2)
    #expect(!wake.isSet)
    wake.watches.end()
    #expect(watches.map { $0.watch != nil }.count { $0 } == 1)
    still.wrappedValue = 1
    #expect(watches.map { $0.watch != nil }.count { $0 } == 0)
    #expect(!wake.isSet)
  }

  // Writes of other tests may set the wake while a frame is drawn, so it is cleared after each.
  @Test("A stage tracks the last frame alone, and a change of what it has read sets the wake")
  func stage() {
    let number = Shared(wrappedValue: 0)
    let renderLoop = RenderLoop()
    let wake = Wake()
    var watches: [WeakWatch] = []
    for value in 1...5 {
      for _ in 0..<5 {
        _ = renderLoop.frame(of: { Text("\(number.wrappedValue)") }, as: .tree, waking: wake)
        watches += wake.watches.last.map { WeakWatch(watch: $0) }
      }
      // The first frame of all has shown that there is state to track.
      #expect(watches.map { $0.watch != nil }.count { $0 } == (value == 1 ? 2 : 1))
      _ = wake.take()
      number.wrappedValue = value
      #expect(wake.take())
    }
    wake.watches.end()
    #expect(watches.map { $0.watch != nil }.count { $0 } == 0)
    number.wrappedValue = 0
    #expect(!wake.isSet)
  }
}
