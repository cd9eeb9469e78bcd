/// The namespace of the articles' paging enums, for moving code from them.
///
/// The enums have neither the cursor of the next page nor the end of the list. They ignore a
/// refresh while a page is being appended, as ``/DiptychState/RefreshWhileAppending/ignored`` does.
/// In new code, write ``/DiptychState/PagingState``.
public enum PagingDataState {}
