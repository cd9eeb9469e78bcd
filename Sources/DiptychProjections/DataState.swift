/// The namespace of the articles' state enums, for moving code from them.
///
/// ```swift
/// import DiptychProjections
///
/// switch DataState.Case2(user) {
/// case .idle, .initialLoading: EmptyView()
/// case .success(let user), .reLoading(let user): UserView(user)
/// case .failure(let error), .retryLoading(let error): ErrorView(error)
/// }
/// ```
///
/// The types have the names and the transitions of the articles. After the same events, a type
/// equals the image of the corresponding ``/DiptychState/AsyncValue``. <doc:EnumTables> lists the
/// states that each type merges, and <doc:SourceArticles> the articles.
public enum DataState {}
