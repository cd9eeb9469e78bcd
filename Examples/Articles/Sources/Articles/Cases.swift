import Diptych

extension Article {
  /// “[SwiftUI] enumを用いた画面の状態管理のすすめ”: enums with four to nine cases.
  static let cases = Article(
    title: "Enums for the state of a screen",
    screens: {
      [
        Screen("Case 0", users.map { DataState.Case0($0) }, content: UserCase0.init),
        Screen("Case 1", users.map { DataState.Case1($0) }, content: UserCase1.init),
        Screen("Case 2", users.map { DataState.Case2($0) }, content: UserCase2.init),
        Screen("Case 4", users.map { DataState.Case4($0) }, content: UserCase4.init),
        Screen("Case EX: a placeholder", users, content: UserPlaceholder.init),
        Screen("Opinion 2: what exists", users, content: UserWhatExists.init),
        Screen("A component instead of a switch", users) { user in
          AsyncValueView(
            value: user,
            presentation: .keepsContentAfterFailure,
            content: UserView.init
          )
        },
        Screen(
          "Case 4 of a list",
          lists.map { PagingDataState.Case4($0) },
          content: PostsCase4.init
        ),
        Screen("A component for a list", lists, named: \.phase.rawValue) {
          PagingList(state: $0, content: PostRows.init)
        },
        Screen(
          "The four styles of the component",
          [lists[4]],
          named: \.phase.rawValue,
          content: PostStyles.init
        ),
      ]
    },
    program: { delay in
      let api = FakeAPI(delay: delay, outcomes: .failure(Offline()), .success(User.ada))
      return frames(of: ViewHost { AsyncValueView(fetch: api.fetch, content: UserView.init) })
    }
  )

  static let users = AsyncValue.samples(value: User.ada, failure: Offline())

  /// A list in each phase, and an empty list.
  static let lists =
    PostList.samples(items: [Post(id: 1), Post(id: 2)], next: Post(id: 2), failure: Offline())
    + [PagingState(pages: [PostList.Page(items: [], next: nil)]) ?? PagingState()]
}

typealias UserState = AsyncValue<User, Offline>
typealias PostList = PagingState<Post, Post, Offline>

// MARK: - A value

/// A user with a label in front of each property.
struct UserView: View {
  let user: User

  init(_ user: User) { self.user = user }

  var body: some View {
    Facts {
      LabeledContent("ID", value: "\(user.id)")
      LabeledContent("Name", value: user.name)
      LabeledContent("Email", value: user.email)
      LabeledContent("Location", value: user.location)
    }
  }
}

/// The error view of the article, with a button for the next attempt.
struct ErrorStateView: View {
  let action: @Sendable () async -> Void

  var body: some View {
    Text("An error occurred.")
    Button("Retry", action: action)
  }
}

/// The screen with the enum of case 0, where a load hides the user.
struct UserCase0: View {
  let state: DataState.Case0<User, Offline>

  var body: some View {
    switch state {
    case .idle, .loading: EmptyView()
    case .success(let user): UserView(user)
    case .failure: ErrorStateView {}
    }
    if state.isLoading { ProgressView() }
  }
}

/// The screen with the enum of case 1, where a reload keeps the user.
struct UserCase1: View {
  let state: DataState.Case1<User, Offline>

  var body: some View {
    switch state {
    case .idle, .initialLoading: EmptyView()
    case .success(let user), .reLoading(let user): UserView(user)
    case .failure: ErrorStateView {}
    }
    if case .initialLoading = state { ProgressView() }
  }
}

/// The screen with the enum of case 2, where a retry keeps the error.
struct UserCase2: View {
  let state: DataState.Case2<User, Offline>

  var body: some View {
    switch state {
    case .idle, .initialLoading: EmptyView()
    case .success(let user), .reLoading(let user): UserView(user)
    case .failure, .retryLoading: ErrorStateView {}
    }
    if case .initialLoading = state { ProgressView() }
  }
}

/// The screen with the enum of case 4, where a failed reload keeps the user and shows a banner.
struct UserCase4: View {
  let state: DataState.Case4<User, Offline>

  var body: some View {
    if case .reLoadingFailure(_, let error) = state {
      Callout("An error occurred.", status: .danger) { Text(error.message) }
    }
    switch state {
    case .idle, .initialLoading: EmptyView()
    case .success(let user), .reLoading(let user), .reLoadingFailure(let user, _): UserView(user)
    case .loadingFailure, .retryLoading: ErrorStateView {}
    }
    if case .initialLoading = state { ProgressView() }
  }
}

/// The screen with a single branch for the placeholder and the user.
struct UserPlaceholder: View {
  let state: UserState

  var body: some View {
    if let error = state.failure, state.value == nil {
      Text(error.message)
    } else {
      UserView(state.value ?? .stub).redacted(reason: state.value == nil ? .placeholder : [])
    }
  }
}

/// The screen that shows every part that exists, each by an `if let`.
struct UserWhatExists: View {
  let state: UserState

  var body: some View {
    if let user = state.value { UserView(user) }
    if let error = state.failure { Text(error.message) }
    if case .loading = state { ProgressView() }
  }
}

// MARK: - A list

/// The list of posts.
struct PostRows: View {
  let posts: [Post]

  init(_ posts: [Post]) { self.posts = posts }

  var body: some View {
    List { ForEach(posts) { Text($0.title) } }
  }
}

/// The list with the enum of case 4: its items, its empty view and its footer.
struct PostsCase4: View {
  let state: PagingDataState.Case4<Post, Offline>

  var body: some View {
    if case .reLoadingFailure = state {
      Callout("An error occurred.", status: .danger) { Text("Not up to date.") }
    }
    switch state {
    case .idle: EmptyView()
    case .initialLoading: ProgressView()
    case .loadingFailure, .retryLoading: ErrorStateView {}
    case .success(let posts), .reLoading(let posts), .reLoadingFailure(let posts, _),
      .paging(let posts), .pagingFailure(let posts, _):
      if posts.isEmpty {
        Text("There are no posts.")
      } else {
        PostRows(posts)
        if case .pagingFailure = state { ErrorStateView {} } else { ProgressView() }
      }
    }
  }
}

/// The four styles of the component: a state, a store, a binding, and a component that owns all.
struct PostStyles: View {
  let state: PostList
  private let api = PostAPI()

  var body: some View {
    let store = PagingStore(initialState: state) { cursor throws(Offline) in
      PostList.Page(items: try await api.posts(after: cursor ?? Post(id: 0)), next: nil)
    }
    PagingList(state: state, onLoadMore: { await store.loadMore() }, content: PostRows.init)
    PagingList(store: store, content: PostRows.init)
    PagingList(
      state: .constant(state),
      fetchInitial: api.posts,
      fetchMore: api.posts(after:),
      content: PostRows.init
    )
    PagingList(fetchInitial: api.posts, fetchMore: api.posts(after:), content: PostRows.init)
  }
}
