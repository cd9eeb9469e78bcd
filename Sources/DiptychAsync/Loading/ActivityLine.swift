public import DiptychViews

/// A line that indicates a load in flight, beside content.
@usableFromInline
struct ActivityLine: View {
  private let isMore: Bool

  /// Creates the line of a load, or of the load of a further page.
  @usableFromInline
  init(isMore: Bool = false) {
    self.isMore = isMore
  }

  @usableFromInline var body: some View {
    let words = EnvironmentValues.current.words
    Text(isMore ? words.loadingMore : words.loading).dim()
      .attributed(Attribute("role", "status"))
  }
}
