/// A namespace for the paging enums of the source articles, which helps to replace them in existing
/// code.
///
/// The enums have neither the cursor of the next page nor the end of the list. They ignore a
/// refresh while a page is being appended, as ``/DiptychState/RefreshWhileAppending/ignored`` does.
/// In new code, write ``/DiptychState/PagingState``.
public enum PagingDataState {}
