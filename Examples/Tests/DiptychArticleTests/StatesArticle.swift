import Diptych
import DiptychRedux
import DiptychTesting
import Testing

// The code of the article about the states of a screen.

enum StatesArticle {
  struct User: Sendable, Equatable {
    let name: String
    let email: String
  }

  struct Letter: Sendable, Identifiable {
    let id: Int
    let subject: String
    var isStarred = false
  }

  struct Offline: DisplayableError, Equatable {
    var message: String { "You are offline." }
  }

  struct API: Sendable {
    func user() async throws(Offline) -> User { ada }
    func letters() async throws(Offline) -> [Letter] { [Letter(id: 1, subject: "Notes")] }
    func star(_ id: Int) async throws(Offline) {}
    func letters(after last: Letter) async throws(Offline) -> [Letter] { [] }
  }

  static let ada = User(name: "Ada", email: "ada@example.org")

  struct Profile: View {
    let user: AsyncValue<User, Offline>

    var body: some View {
      AsyncValueView(value: user) { user in
        Heading(user.name)
        Text(user.email)
      }
    }
  }

  struct QuietProfile: View {
    let user: AsyncStore<User, Offline>

    var body: some View {
      AsyncValueView(store: user, presentation: .keepsContentWhileReloading) { user in
        Text(user.name)
      } loadingView: {
        Text("…")
      } errorView: { error in
        Text("No profile: \(error.message)")
        RetryButton("Try again")
      }
    }
  }

  static func frames(of api: API) async -> [String] {
    var frames: [String] = []
    func show(_ frame: String) { frames.append(frame) }

    let store = AsyncStore(fetch: api.user)
    let host = ViewHost {
      AsyncValueView(store: store) { Text($0.name) }
    }
    for await frame in host.frames(as: .plain) {
      show(frame)
    }
    return frames
  }

  static func star(
    _ letter: Letter,
    in letters: PagingStore<Letter, Int, Offline>,
    _ api: API
  ) async throws {
    func star(_ letter: Letter, in letters: PagingStore<Letter, Int, Offline>) async throws {
      try await letters.updating(id: letter.id) { letter in
        letter.isStarred = true
      } during: {
        try await api.star(letter.id)
      }
    }
    try await star(letter, in: letters)
  }

  struct Inbox: View {
    let api: API

    var body: some View {
      AsyncValueView(fetch: api.user) { Heading($0.name) }
      PagingList(fetchInitial: api.letters, fetchMore: api.letters(after:)) {
        List($0) { letter in Text(letter.subject) }
      }
    }
  }

  final class ProfileModel: Sendable {
    let state = Shared(wrappedValue: AsyncValue<User, Offline>.idle)
    private let api: API

    init(api: API) { self.api = api }

    func fetch() async {
      state.update { $0.start() }
      do throws(Offline) {
        let user = try await api.user()
        state.update { $0.succeed(user) }
      } catch {
        state.update { $0.fail(error) }
      }
    }
  }

  struct ModelProfile: View {
    let model: ProfileModel

    var body: some View {
      AsyncValueView(value: model.state.wrappedValue, task: model.fetch) { Text($0.name) }
    }
  }

  struct PolledProfile: View {
    let user: AsyncStore<User, Offline>

    var body: some View {
      AsyncValueView(value: user.state) { Text($0.name) }
        .task(every: .seconds(5)) { await user.load() }
    }
  }

  static func names(of api: API) async throws -> String {
    func makeUser(_ api: API, cached: User?) -> AsyncStore<User, Offline> {
      let user = AsyncStore(
        freshFor: .seconds(30),
        options: LoadOptions(retry: .exponential(maxAttempts: 3)),
        fetch: api.user
      )
      if let cached { user.receive(cached: cached) }
      return user
    }

    func reloadedName(of user: AsyncStore<User, Offline>) async throws -> String {
      await user.restart()
      return try await user.value().name
    }
    return try await reloadedName(of: makeUser(api, cached: nil))
  }

  enum Action: Sendable {
    case loadUser
    case userLoaded(Result<User, Offline>)
  }

  struct AppState: Sendable {
    var user = AsyncValue<User, Offline>.idle
  }

  static func store(for api: API) -> Store<AppState, Action> {
    func makeStore(_ api: API) -> Store<AppState, Action> {
      Store(
        initialState: AppState(),
        reducer: { state, action in
          switch action {
          case .loadUser: state.user.start()
          case .userLoaded(let result): state.user.end(result)
          }
        },
        middlewares: [
          { _, _, action in
            guard case .loadUser = action else { return [] }
            return [
              .load(\AppState.user, Action.userLoaded) { () async throws(Offline) in
                try await api.user()
              }
            ]
          }
        ]
      )
    }
    return makeStore(api)
  }

  static func recorded() async {
    let gate = Gate<Void, User, Offline>()
    let store = AsyncStore(fetch: gate.fetch)
    let recorder = StateRecorder(store, describing: { $0.isLoading ? "loading" : "at rest" })
    async let load: Void = store.load()
    await gate.answer(1, with: ada)
    await load
    recorder.expect("at rest → loading → at rest")
    recorder.finish()
  }
}
