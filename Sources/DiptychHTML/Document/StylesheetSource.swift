/// The place of Diptych's CSS rules in a ``Document``.
public enum StylesheetSource: Hashable, Sendable {
  /// The head of the document. It holds the rules that the page uses. A streamed document holds the
  /// whole standard stylesheet, because its head is written before the rules are known.
  case embedded
  /// A file that holds ``Stylesheet/standard``. The page works under the policy
  /// `default-src 'none'; style-src 'self'`. `validate(stylesheet:)` finds classes without a rule
  /// in the file, such as the class of an exact colour.
  case file(url: String, integrity: String? = nil)
}
