import Diptych

/// A list of posts in a given state, with all of its buttons.
struct PostsStateView: View {
  let state: PostsState
  var presentation = PagingPresentation.standard
  var placeholder: [Post]?

  private var view:
    PagingList<
      PagingStateSource<Post, Post, Offline>, List<ForEach<[Post], Int, Text>>, DefaultLoadingView,
      Either<EndOfListView, DefaultEmptyView>, DefaultErrorView<Offline>
    >
  {
    PagingList(state: state, presentation: presentation, onLoadMore: {}, onRetry: {}) {
      Text($0.title)
    }
    .endView { EndOfListView() }
  }

  var body: some View {
    if let placeholder { view.placeholder(placeholder) } else { view }
  }
}
