/// A namespace for the state enums of the source articles, which helps to replace them in existing
/// code.
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
/// The types have the names and the transitions of the articles. After the same events, a value of
/// a type equals the projection of the corresponding ``/DiptychState/AsyncValue``. <doc:EnumTables>
/// lists the states that each type merges, and <doc:SourceArticles> lists the articles.
public enum DataState {}
