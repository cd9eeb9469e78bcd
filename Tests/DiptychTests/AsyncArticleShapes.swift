import Diptych

// The code of the articles, changed only where SwiftUI is missing or a name differs here.

enum ArticleShapes {
  typealias User = AsyncShapes.User
  typealias Post = AsyncShapes.Post
  typealias Oops = AsyncShapes.Oops

  struct Article: Sendable, Equatable {
    var title: String
    static let stub = Article(title: "A title of some words")
  }

  struct ArticleView: View {
    let article: Article
    init(_ article: Article) { self.article = article }
    var body: some View { Heading(article.title) }
  }

  final class ArticleViewModel: Loadable {
    let state = AsyncValue<Article, Oops>.loaded(Article(title: "Loaded"))
    func load() async {}
  }
}

// MARK: - The first article

extension ArticleShapes {
  /// A switch over the enum, written by hand.
  struct SwitchedByHand: View {
    let state: AsyncValue<User, Oops>

    var body: some View {
      List {
        switch state {
        case .idle, .loading: EmptyView()
        case .loaded(let user), .reloading(let user), .reloadFailed(let user, _),
          .reloadRetrying(let user, _):
          Text(user.name)
        case .failed(let error), .retrying(let error): DefaultErrorView(error)
        }
      }
      if case .loading = state { ProgressView() }
    }
  }

  /// A single branch for the placeholder and the value.
  struct OneBranch: View {
    let state: AsyncValue<User, Oops>

    var body: some View {
      let user = state.value ?? User(name: "Name Surname")
      Text(user.name).redacted(reason: state.value == nil ? .placeholder : [])
    }
  }

  /// Every part that exists, each shown by an `if let`.
  struct WhatExists: View {
    let state: AsyncValue<User, Oops>

    var body: some View {
      if let user = state.value { Text(user.name) }
      if let error = state.failure { Text(String(describing: error)) }
      if case .loading = state { ProgressView() }
    }
  }

  /// The four styles of a list, with a view of the whole list.
  struct FourStyles: View {
    let state: PagingState<Post, Post, Oops>
    @Binding var bound: PagingState<Post, Post, Oops>
    let viewStore: PagingStore<Post, Post, Oops>

    @ViewBuilder @Sendable func listContent(_ posts: [Post]) -> some View {
      List { ForEach(posts) { Text($0.title) } }
    }
    @Sendable func fetchInitial() async throws(Oops) -> [Post] { [] }
    @Sendable func fetchMore(_ last: Post) async throws(Oops) -> [Post] { [] }

    var body: some View {
      PagingList(
        state: state,
        onLoadMore: { await viewStore.loadMore() },
        content: listContent
      )
      PagingList(store: viewStore, content: listContent)
      PagingList(
        state: $bound,
        fetchInitial: { () throws(Oops) in try await fetchInitial() },
        fetchMore: { last throws(Oops) in try await fetchMore(last) },
        content: listContent
      )
      PagingList(fetchInitial: fetchInitial, fetchMore: fetchMore, content: listContent)
    }
  }
}

// MARK: - The second and the third article

extension ArticleShapes {
  /// A source that loads itself, a stream, and a placeholder made from the real content.
  struct Sources: View {
    let viewModel = ArticleViewModel()
    let publisher: AsyncStream<Article>

    var body: some View {
      AsyncValueView(store: viewModel) { article in Text(article.title) }
      AsyncValueView(source: publisher) { article in Text(article.title) }
      AsyncValueView(source: publisher, content: ArticleView.init, loadingView: { Text("…") })
      AsyncValueView(source: publisher, content: ArticleView.init).placeholder(.stub)
    }
  }

  /// Nested views of two values.
  struct Nested: View {
    let value1: AsyncValue<User, Oops>
    let value2: AsyncValue<Post, Oops>

    var body: some View {
      AsyncValueView(value: value1) { user in
        Text(user.name)
        AsyncValueView(value: value2) { post in
          Text(post.title)
        } loadingView: {
          Text("loading the post")
        } errorView: { error in
          Text("no post: \(String(describing: error))")
        }
      } loadingView: {
        Text("loading the user")
      }
    }
  }
}
