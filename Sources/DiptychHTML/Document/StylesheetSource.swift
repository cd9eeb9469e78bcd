/// The location of Diptych's CSS rules for a ``Document``: in the page or in a file.
public enum StylesheetSource: Hashable, Sendable {
  /// The head of the document, which contains the rules that the page uses.
  case embedded
  /// A file that you create with the text of ``Stylesheet/standard``.
  ///
  /// The page links to the file, and works under the policy `default-src 'none'; style-src 'self'`.
  /// `validate(stylesheet:)` reports classes that have no rule in the file, such as the class of an
  /// exact colour.
  case file(url: String, integrity: String? = nil)
}
