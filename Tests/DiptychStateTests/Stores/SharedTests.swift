import DiptychState
import DiptychStateTesting
import Observation
import Testing

extension Stores {
  @Suite("Shared") struct SharedTests {
    @Test("Updates of many tasks are all made") func updates() async {
      let count = Shared(wrappedValue: 0)
      await withTaskGroup { group in
        for _ in 0..<100 { group.addTask { count.update { $0 += 1 } } }
      }
      #expect(count.wrappedValue == 100)
      #expect(count.update { $0 / 2 } == 50)
    }

    @Test("Observers are notified after an update, even if it throws")
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

    @Test(
      "A Shared that is created and read in a frame is misplaced, and its message has the remedy"
    )
    func misplaced() {
      func misplaced(_ draw: () -> Void) -> String? {
        let log = ReadLog()
        ReadLog.$current.withValue(log, operation: draw)
        return log.misplacedShared?.description
      }
      let message = """
        a view made a Shared<AsyncValue<Int, Oops>> while it was drawn, and the next frame makes \
        another one: what is written to it is never shown. Own it outside of the view \
        (`@Shared var value`, beside the host), and let the view have a \
        `@Binding var value: AsyncValue<Int, Oops>`
        """
      let state = ValueState.idle
      #expect(misplaced { _ = Shared(wrappedValue: state).projectedValue } == message)
      #expect(misplaced { _ = Shared(wrappedValue: state).wrappedValue } == message)
      let outside = Shared(wrappedValue: state)
      #expect(misplaced { _ = outside.projectedValue.wrappedValue } == nil)
      #expect(misplaced { _ = Shared(wrappedValue: state) } == nil)
      // An action offered by a frame runs after the frame.
      var action = {}
      #expect(misplaced { action = { Shared(wrappedValue: 1).wrappedValue += 1 } } == nil)
      action()
      // An object kept between frames is created without a log.
      #expect(
        misplaced {
          let kept = ReadLog.$current.withValue(nil) { Shared(wrappedValue: state) }
          _ = kept.projectedValue
        } == nil
      )
      // In the next frame, the object counts as existing.
      var made: Shared<ValueState>?
      _ = misplaced { made = Shared(wrappedValue: state) }
      #expect(misplaced { _ = made?.wrappedValue } == nil)
    }

    @Test("A write is counted before anyone is notified") func counts() {
      let text = Shared(wrappedValue: "")
      let store = ValueStore { 1 }
      let seen = Log<Bool>()
      func track(_ read: () -> Void) {
        let log = ReadLog()
        ReadLog.$current.withValue(log) {
          withObservationTracking(read) { seen.append(log.isOutdated) }
        }
      }
      track { _ = text.wrappedValue }
      track { _ = store.state }
      text.wrappedValue = "a"
      store.receive(1)
      #expect(seen.all == [true, true])
    }
  }
}
