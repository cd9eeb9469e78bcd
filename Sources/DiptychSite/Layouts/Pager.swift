import DiptychHTML
package import DiptychViews

/// The links to the previous and the next page.
package struct Pager: View {
  /// A link of the pager.
  package struct Item {
    let title: String
    let path: SitePath

    package init(_ title: String, to path: SitePath) {
      self.title = title
      self.path = path
    }
  }

  private let label: String
  private let previous: Item?
  private let next: Item?

  /// Creates the links; if both are nil, nothing is shown.
  package init(_ label: String, previous: Item?, next: Item?) {
    self.label = label
    self.previous = previous
    self.next = next
  }

  package var body: some View {
    if previous != nil || next != nil {
      Navigation(label) {
        previous.map { item in
          PageLink(item.title, to: item.path).htmlAttributes(.attribute("rel", "prev"))
        }
        next.map { item in
          PageLink(item.title, to: item.path).htmlAttributes(.attribute("rel", "next"))
        }
      }
      .htmlAttributes(.class("pager"))
    }
  }
}
