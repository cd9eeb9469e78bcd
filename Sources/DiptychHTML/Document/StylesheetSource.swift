/// Where a ``Document`` has the rules of the kit from.
public enum StylesheetSource: Hashable, Sendable {
  /// From its head: the rules that the page uses, or the whole standard sheet where the head is gone
  /// before they are known.
  case embedded
  /// From a file, which holds ``Stylesheet/standard``. The page works under
  /// `default-src 'none'; style-src 'self'`. A class without a rule there, such as that of an exact
  /// colour, is a problem that `validate(stylesheet:)` finds.
  case file(url: String, integrity: String? = nil)
}
