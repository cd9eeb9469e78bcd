/// The results of the check of a page, which are reused while the page is unchanged.
struct PageRecord: Hashable, Sendable {
  /// The fingerprint of the page with zeros for the hash of its stylesheet.
  var fingerprint: String
  /// The number of bytes of the page.
  var byteCount: Int
  /// The ids of its elements.
  var ids: [String]
  /// The addresses that it refers to, in their order, each once.
  var references: [String]
  /// The entry of the page in a search index, as JSON; empty if there is no index.
  var search: String
  /// The number of its stylesheet, or nil if it has none.
  var sheet: Int?
  /// The fingerprint of the data of the page; empty if it is not known.
  var version = ""
  /// The rules of the stylesheet that the page uses, if its version is known.
  var rules = ""
}
