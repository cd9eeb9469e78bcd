/// A page of a site, whose stylesheet may be a file that is made from all pages.
@usableFromInline
package struct PageMarkup: Sendable {
  /// The HTML of the page.
  package let html: String

  /// The demands of the page on that file; nil if it embeds its rules, or is no `Document`.
  package let style: StylesheetUse?

  /// The page for validation; nil if nobody asked for it and the writer has kept everything.
  package let checked: CheckedMarkup?
}
