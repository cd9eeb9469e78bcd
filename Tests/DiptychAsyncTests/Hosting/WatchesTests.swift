import Diptych
import DiptychState
import Testing

@testable import DiptychAsync

@Suite("ViewHost: tracked values")
struct WatchesTests {
  private struct WeakWatch {
    weak var watch: Watch?
  }

  @Test("A value that never changes is tracked for the last frame alone")
  func tracked() {
    let still = Shared(wrappedValue: 0)
    let stage = Stage()
    let wake = Wake()
    var watches: [WeakWatch] = []
    for _ in 0..<10 {
      _ = stage.frame(of: { Text("\(still.wrappedValue)") }, as: .tree, waking: wake)
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

  @Test("A change wakes the host, whichever frame has read it")
  func wakes() {
    let number = Shared(wrappedValue: 0)
    let stage = Stage()
    let wake = Wake()
    for value in 1...5 {
      _ = stage.frame(of: { Text("\(number.wrappedValue)") }, as: .tree, waking: wake)
      #expect(!wake.take())
      number.wrappedValue = value
      #expect(wake.take())
    }
  }
}
