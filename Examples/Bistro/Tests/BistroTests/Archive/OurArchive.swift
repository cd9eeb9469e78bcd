import Diptych
import DiptychRedux
import DiptychTesting

@testable import BistroCore

/// The archive with the store of this program.
@MainActor final class OurArchive: ArchiveProgram {
  private let api = GateAPI()
  private let store: AppStore

  init() {
    store = AppStore(services: .mock(api: api))
  }

  func search(_ text: String) { store.dispatch(.archive(.search(text))) }
  func choose(_ category: String) { store.dispatch(.archive(.choose(category))) }
  func retry() { store.dispatch(.archive(.load)) }
  func request(_ number: Int) async -> DishQuery { await api.gate.request(number).query }
  func answer(_ number: Int) async throws { try await api.answer(number) }
  func fail(_ number: Int) async { await api.gate.fail(number, with: Sample.failure) }
  func settle() async { await store.settle() }
  var shown: [Int] { store.state.archive.results.value?.dishes.map(\.id) ?? [] }

  var saysThatNothingWasFound: Bool {
    ScreenView(tab: .archive, store: store).rendered(as: .plain).contains("No dish matches.")
  }
}
