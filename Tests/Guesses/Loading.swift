import Diptych
import DiptychRedux

// Guesses about states and stores.

struct Ship: Identifiable, Sendable { let id: Int }

typealias IntStore = AsyncStore<Int, any Error>

func ships(after cursor: Int?) async throws -> [Ship] { [] }

final class SharedInClass: Sendable {
  // error: stored property '_ships' of 'Sendable'-conforming class 'SharedInClass' is mutable
  @Shared var ships: [Int] = []
}

final class Model {
  @Shared var count = AsyncValue<Int, any Error>.idle
  func fetch() async {}
}

func methodAsTask(model: Model) -> some View {
  // error: converting non-Sendable function value to 'nonisolated(nonsending) @Sendable () async -> Void' may introduce data races
  AsyncValueView(value: model.count, task: model.fetch) { Text("\($0)") }
}

@Observable final class ObservableModel { var count = 1 }

func changeWithoutValues(isOpen: Bool) -> some View {
  Text("a").onChange(of: isOpen) { print("changed") }
}

func severalStores(_ ships: IntStore, _ berths: IntStore) -> some View {
  // error: 'init(stores:_:content:)' is unavailable: write AsyncValueView(store: zip(first, second)) { … }
  AsyncValueView(stores: ships, berths) { Text("\($0) of \($1)") }
}

func listOfStates(_ states: [AsyncValue<Int, any Error>]) -> AsyncValue<[Int], any Error> {
  zip(states)
}

func valueOfStore(_ store: IntStore) async throws -> Int {
  try await store.value()
}

func ageOfValue() -> IntStore {
  AsyncStore(freshFor: .seconds(30)) { 1 }
}

func arrayAsPage() {
  // error: 'init(fetch:)' is unavailable: return PagingState.Page(items:next:), with the next cursor
  let _ = PagingStore { cursor in try await ships(after: cursor) }
}

func arrayAsPage(_ state: inout PagingState<Ship, Int, any Error>, _ ships: [Ship]) {
  // error: cannot convert value of type '[Ship]' to expected argument type 'PagingState<Ship, Int, any Error>.Page'
  _ = state.succeed(.refresh, with: ships)
}

func frames<Content: View>(_ host: ViewHost<Content>) async -> String {
  await host.settle()
  return host.rendered(as: .text(width: 20))
}

func actionOfStore(_ store: Store<Int, Int>) {
  // error: 'send' has been renamed to 'dispatch(_:)'
  store.send(1)
}
