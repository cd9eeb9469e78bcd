/// An irregularity of the pages that a source returned.
public enum PagingReport: Sendable, Hashable {
  /// The list was ended after this number of consecutive empty pages, each of which had a cursor.
  case emptyPages(Int)
  /// The list was ended because a page's cursor equals the cursor with which the page was loaded.
  case cursorStuck
  /// Items arrived with ids that the list already contained: the ids as text, in order.
  case duplicates([String])
}
