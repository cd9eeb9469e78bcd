/// A list in a `nav`, with links or breadcrumbs.
@usableFromInline
enum NavigationPart {
  case links, steps
}
