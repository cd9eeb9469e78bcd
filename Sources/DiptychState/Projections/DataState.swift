/// The state enums of the articles, by the names of the articles, for moving code from them.
///
/// The finer the enum, the more a screen can promise, and the more there is to write. Write
/// ``AsyncValue``, which is the finest, and leave what is to be seen to a component: one state and
/// one component for all screens leave each its happy path. Switch over the state yourself where no
/// component does what you need.
///
/// Whether that is MVVM makes no difference: the state is a value, whoever owns it. A library that
/// the articles refer to knows success, failure and loading: that is ``Case0`` without `idle`.
///
/// Each type has its article's own transitions, and shows after the same events exactly what an
/// ``AsyncValue`` shows. What each merges is listed on the page <doc:Transitions>.
public enum DataState {}
