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
    ActivityMessage(isMore ? words.loadingMore : words.loading)
  }
}

/// The message that something is being loaded.
struct ActivityMessage: PrimitiveView {
  private let message: String

  init(_ message: String) {
    self.message = message
  }

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.activity(Text(verbatim: view.message))
  }
}
