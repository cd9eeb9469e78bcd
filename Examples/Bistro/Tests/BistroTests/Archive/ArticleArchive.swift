import DiptychTesting

@testable import BistroCore

/// The archive with the store of the article.
///
/// This store reduces actions later, and calls the middlewares with the state before the action.
@MainActor final class ArticleArchive: ArchiveProgram {
  private struct State {
    var text = ""
    var category = ""
    var dishes: [Dish] = []
    var isError = false
  }

  private enum Action {
    case requestWithText(String)
    case requestWithCategory(String)
    case requestWithNoConditions
    case success([Dish])
    case failure
  }

  private var state = State()
  private let gate = Gate<DishQuery, [Dish], APIError>()
  private var tasks: [Task<Void, Never>] = []

  private func dispatch(_ action: Action) {
    tasks.append(
      Task { @MainActor in
        switch action {
        case .requestWithText(let text): state.text = text
        case .requestWithCategory(let category): state.category = category
        case .requestWithNoConditions: (state.text, state.category) = ("", "")
        case .success(let dishes): (state.dishes, state.isError) = (dishes, false)
        case .failure: state.isError = true
        }
      }
    )
    middleware(state, action)
  }

  private func middleware(_ state: State, _ action: Action) {
    let query: DishQuery
    switch action {
    case .requestWithText(let text):
      query = DishQuery(keyword: text, category: state.category.isEmpty ? nil : state.category)
    case .requestWithCategory(let category):
      query = DishQuery(keyword: state.text, category: category)
    case .requestWithNoConditions: query = DishQuery()
    case .success, .failure: return
    }
    tasks.append(
      Task { @MainActor in
        do {
          dispatch(.success(try await gate.fetch(query)))
        } catch {
          dispatch(.failure)
        }
      }
    )
  }

  // MARK: ArchiveProgram

  func search(_ text: String) { dispatch(.requestWithText(text)) }
  func choose(_ category: String) { dispatch(.requestWithCategory(category)) }
  func retry() { dispatch(.requestWithNoConditions) }

  func request(_ number: Int) async -> DishQuery { await gate.request(number) }

  func answer(_ number: Int) async throws {
    let query = await gate.request(number)
    await gate.answer(number, with: try Sample.dishes().filter(query.matches))
  }

  func fail(_ number: Int) async { await gate.fail(number, with: Sample.failure) }

  func settle() async {
    while !tasks.isEmpty { await tasks.removeFirst().value }
  }

  var shown: [Int] { state.dishes.map(\.id) }
  var saysThatNothingWasFound: Bool { state.dishes.isEmpty && !state.isError }
}
