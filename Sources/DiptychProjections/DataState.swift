/// A namespace for the state enums of the source articles.
///
/// Use these enums to replace the code of an article step by step.
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
/// The types have the names and the transitions of the articles. If such a value and an
/// ``/DiptychState/AsyncValue`` receive the same events, such as the start and the failure of a
/// load, the type's initialiser converts the ``/DiptychState/AsyncValue`` to an equal value.
/// <doc:EnumTables> lists the states that each type distinguishes, and <doc:SourceArticles> lists
/// the articles.
public enum DataState {}
