/// A page of a site, whose stylesheet is a file that is made from all pages.
@usableFromInline
package struct PageMarkup: Sendable {
  /// The HTML of the page.
  package let html: String

  /// The demands of the page on its stylesheet; nil if it is no `Document`, and so has none.
  package let style: StylesheetUse?
}
