import Diptych

extension Article {
  /// “[Swift] [Combine] ローディング状態を表す enum に値を持たせない方法”: a status without a value, which is
  /// computed from the values.
  static let streams = Article(
    title: "A loading enum without a value",
    screens: {
      [
        Screen("Pattern 1: loaded with a result", results, named: name(of:)) { state in
          switch state {
          case .notLoad: Text("notLoad")
          case .loading: ProgressView()
          case .loaded(.success(let user)): Text(user.name)
          case .loaded(.failure(let error)): Text(error.message)
          }
        },
        Screen(
          "Pattern 2: computed from two values",
          pairs,
          named: { $0.map { "\($0)" }.joined(separator: ", ") },
          content: Pair.init
        ),
      ]
    },
    program: { delay in
      let hoge = FakeAPI<Void, String, Offline>(delay: delay, outcomes: .success("hoge"))
      let moge = FakeAPI(delay: delay * 2, outcomes: .failure(Offline()), .success("moge"))
      let stores = [AsyncStore(fetch: hoge.fetch), AsyncStore(fetch: moge.fetch)]
      return frames(
        of: ViewHost {
          LoadingOverlay(isLoading: stores.contains(where: \.isBusy)) {
            for store in stores { AsyncValueView(store: store) { Text($0) } }
          }
        }
      )
    }
  )

  private static let results = users.map { DataState.LoadedResult($0) }

  private static func name(of state: DataState.LoadedResult<User, Offline>) -> String {
    switch state {
    case .notLoad: "notLoad"
    case .loading: "loading"
    case .loaded(.success(let user)): "loaded: \(user)"
    case .loaded(.failure(let error)): "loaded: \(error)"
    }
  }

  private static let pairs: [[AsyncValue<String, Offline>]] = {
    let first = AsyncValue.samples(value: "hoge", failure: Offline())
    return first.map { [$0, .loaded("moge")] } + [
      [.idle, .idle], [.idle, .loading], [.loaded("hoge"), .loading],
    ]
  }()
}

/// The values of two responses, and a status that is computed from both.
struct Pair: View {
  let values: [AsyncValue<String, Offline>]

  var body: some View {
    for value in values {
      if let text = value.value { Text(text) }
      if let error = value.failure { Text(error.message) }
    }
    switch LoadState(combining: values[0], values[1]) {
    case .idle: Text("notLoad")
    case .loading: ProgressView()
    case .loaded: Text("loaded")
    case .failed: Text("failed")
    }
  }
}
