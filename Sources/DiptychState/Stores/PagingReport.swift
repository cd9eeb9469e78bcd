/// What was odd about the pages that a source gave.
public enum PagingReport: Sendable, Hashable {
  /// So many empty pages in a row, each with a cursor, that the list was ended.
  case emptyPages(Int)
  /// A page's cursor was the one it was asked for with, so the list was ended.
  case cursorStuck
  /// Items with ids that the list had already: the ids as text, in order.
  case duplicates([String])
}
