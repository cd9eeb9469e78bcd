import DiptychState
import Observation
import Testing

extension Stores {
  @Suite("Shared") struct SharedTests {
    @Test("Updates of many tasks are all there")
    func updates() async {
      let count = Shared(wrappedValue: 0)
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { count.update { $0 += 1 } } }
      }
      #expect(count.wrappedValue == 100)
      #expect(count.update { $0 / 2 } == 50)
    }

    @Test("Who tracks hears of an update, also of one that throws, when it was made")
    func tells() throws {
      let text = Shared(wrappedValue: "")
      let seen = Log<String>()
      func track() {
        withObservationTracking {
          _ = text.wrappedValue
        } onChange: {
          seen.append(text.wrappedValue)
        }
      }
      track()
      text.update { $0 += "a" }
      track()
      #expect(throws: Oops()) {
        try text.update { value throws(Oops) in
          value += "b"
          throw Oops()
        }
      }
      #expect(seen.all == ["a", "ab"])
    }

    @Test("A write is counted before anyone is told of it")
    func counts() {
      let text = Shared(wrappedValue: "")
      let store = ValueStore { 1 }
      let before = WriteCount.current
      let seen = Log<Bool>()
      withObservationTracking {
        _ = text.wrappedValue
      } onChange: {
        seen.append(WriteCount.current > before)
      }
      withObservationTracking {
        _ = store.state
      } onChange: {
        seen.append(WriteCount.current > before + 1)
      }
      text.wrappedValue = "a"
      store.receive(1)
      #expect(seen.all == [true, true])
    }
  }
}
