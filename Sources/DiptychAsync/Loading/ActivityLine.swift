public import DiptychViews

/// A line beside content while something is in flight.
@usableFromInline
struct ActivityLine: View {
  private let isMore: Bool

  /// Creates a line of something that is loaded, or of a further page.
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
