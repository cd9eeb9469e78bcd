/// The state enums of the articles, by the names of the articles, for moving code from them.
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
/// Each type has its article's own transitions, and shows after the same events exactly what an
/// ``/DiptychState/AsyncValue`` shows. Which states a type merges is listed on the page
/// <doc:WhatTheEnumsShow>, the articles on <doc:WhereTheStatesComeFrom>.
public enum DataState {}
