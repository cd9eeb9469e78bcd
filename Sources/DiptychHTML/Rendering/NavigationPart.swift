/// A list in a `nav`: links, or the steps to a page.
@usableFromInline
enum NavigationPart {
  case links, steps
}
