/// The paging enums of the articles, by the names of the articles, for moving code from them.
///
/// They know neither where the next page is nor whether one follows. They ignore a refresh while a
/// page is being appended, as ``/DiptychState/RefreshWhileAppending/ignored`` does. Write
/// ``/DiptychState/PagingState`` instead.
public enum PagingDataState {}
