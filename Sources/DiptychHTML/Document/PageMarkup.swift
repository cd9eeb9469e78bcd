/// A rendered page of a site.
///
/// Its stylesheet may be a file that is created from all pages.
@usableFromInline
package struct PageMarkup: Sendable {
  /// The HTML of the page.
  package let html: String

  /// The rules that the page needs from this file, or nil if the page embeds its rules or is no
  /// `Document`.
  package let style: StylesheetUse?

  /// The page for validation, or nil if validation was not requested and the writer has replaced
  /// nothing.
  package let checked: CheckedMarkup?
}
