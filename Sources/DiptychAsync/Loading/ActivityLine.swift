public import DiptychViews

/// A line beside content while something is in flight.
@usableFromInline
struct ActivityLine: View {
  private let title: String

  @usableFromInline
  init(_ title: String = "Loading…") {
    self.title = title
  }

  @usableFromInline var body: some View {
    Text(title).dim().attributed(Attribute("role", "status"))
  }
}
