import Diptych
import DiptychSystem
import DiptychTesting
import Testing

@Suite("Actions of changes and failures") struct FailureActionTests {
  private struct Oops: Error, Equatable, CustomDebugStringConvertible {
    var number = 1
    var debugDescription: String { "\(number)" }
  }

  private final class Log: Sendable {
    private let entries = Mutex<[String]>([])
    var lines: [String] { entries.withLock { $0 } }
    func append(_ line: String) { entries.withLock { $0.append(line) } }
  }

  private let log = Log()

  // Inventory: A-23
  @Test("A state of the caller that fails has its action called once, however often it is drawn")
  func callersState() async {
    let state = Shared(wrappedValue: AsyncValue<Int, Oops>.idle)
    let host = ViewHost { [log] in
      AsyncValueView(value: state.wrappedValue) { Text("\($0)") }
        .onFailure { log.append("\($0.number)") }
    }
    let events: [(inout AsyncValue<Int, Oops>) -> Void] = [
      { $0 = .loading }, { $0 = .failed(Oops()) }, { $0 = .retrying(Oops()) },
      { $0 = .failed(Oops()) }, { $0 = .failed(Oops(number: 2)) }, { $0 = .loaded(1) },
      { $0 = .reloadFailed(1, Oops(number: 3)) }, { $0 = .reloadFailed(2, Oops(number: 3)) },
    ]
    for event in events {
      state.update(event)
      await host.settle()
      await host.settle()
      _ = host.rendered(as: .html)
    }
    #expect(log.lines == ["1", "1", "2", "3"])
  }

  @Test("A state that has failed before its first frame causes no call") func restored() async {
    let host = ViewHost { [log] in
      AsyncValueView(value: AsyncValue<Int, Oops>.failed(Oops())) { Text("\($0)") }
        .onFailure { log.append("\($0.number)") }
    }
    await host.settle()
    await host.settle()
    #expect(log.lines == [])
  }

  @Test("A store that fails again with an equal failure has its action called again")
  func store() async {
    let store = AsyncStore<Int, Oops> { () throws(Oops) in throw Oops() }
    let host = ViewHost { [log] in
      AsyncValueView(store: store) { Text("\($0)") }.onFailure { log.append("\($0.number)") }
    }
    await host.settle()
    await store.restart()
    await host.settle()
    #expect(log.lines == ["1", "1"])
  }

  @Test("A list has the action called for each operation that fails") func list() async {
    let state = Shared(wrappedValue: PagingState<Int, Int, Oops>())
    let host = ViewHost { [log] in
      PagingList(state: state.wrappedValue) { List($0, id: \.self) { Text("\($0)") } }
        .onFailure { log.append("\($0.number)") }
    }
    let events: [(inout PagingState<Int, Int, Oops>) -> Void] = [
      { $0.refresh() }, { $0.succeed(.refresh, with: .init(items: [1], previous: 0, next: 2)) },
      { $0.loadMore() }, { $0.fail(.append, Oops()) }, { $0.loadPrevious() },
      { $0.fail(.prepend, Oops(number: 2)) },
    ]
    for event in events {
      state.update(event)
      await host.settle()
    }
    #expect(log.lines == ["1", "2"])
  }

  @Test("A value that changes has its action called with both values, once for each change")
  func changes() async {
    let number = Shared(wrappedValue: 1)
    let host = ViewHost { [log] in
      Text("\(number.wrappedValue)")
        .onChange(of: number.wrappedValue) { log.append("\($0) → \($1)") }
        .onChange(of: number.wrappedValue > 2) { log.append("\($0) → \($1)") }
        .onChange(of: number.wrappedValue > 2) { log.append("above 2") }
    }
    for value in [1, 2, 2, 3] {
      number.wrappedValue = value
      await host.settle()
      _ = host.rendered(as: .html)
    }
    #expect(host.text == "3")
    #expect(log.lines.sorted() == ["1 → 2", "2 → 3", "above 2", "false → true"])
  }

  @Test("An action that changes state shows in the next frame") func changingAction() async {
    let number = Shared(wrappedValue: 1)
    let isFailed = Shared(wrappedValue: false)
    let host = ViewHost {
      Text("\(number.wrappedValue), \(isFailed.wrappedValue)")
        .onChange(of: number.wrappedValue) { _, _ in isFailed.wrappedValue = true }
    }
    await host.settle()
    number.wrappedValue = 2
    await host.settle()
    #expect(host.text == "2, true")
  }

  @Test("A Shared notifies of each write, even of a failure that another state follows at once")
  func writes() {
    let state = Shared(wrappedValue: AsyncValue<Int, Oops>.idle)
    let observation = state.onChange { [log] in log.append("\($0) → \($1)") }
    state.wrappedValue = .failed(Oops())
    state.update { $0.start() }
    state.update { $0.fail(Oops()) }
    observation.cancel()
    state.update { $0.reset() }
    #expect(
      log.lines == ["idle → failed(1)", "failed(1) → retrying(1)", "retrying(1) → failed(1)"]
    )
  }
}
