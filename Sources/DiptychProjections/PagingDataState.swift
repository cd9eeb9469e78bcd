/// A namespace for the enums of paged lists in the source articles.
///
/// Use these enums to replace the code of an article step by step.
///
/// The enums do not contain the cursor of the next page, and do not tell whether the last page is
/// loaded. A refresh is ignored while a page is being appended, as with
/// ``/DiptychState/RefreshWhileAppending/ignored``. In new code, write
/// ``/DiptychState/PagingState``. <doc:SourceArticles> lists the articles.
public enum PagingDataState {}
