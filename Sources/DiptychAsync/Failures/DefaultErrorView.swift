public import DiptychViews

/// What a component shows of a failure when it is given no error view.
///
/// ```swift
/// AsyncValueView(value: AsyncValue<User, FetchError>.failed(.offline)) { Text($0.name) }
/// ```
///
/// ```text
/// ✗ You are offline.
/// [Retry]
/// ```
///
/// HTML is a stack with `role="alert"`. The button is there if there is something to try again.
/// What is said of the failure is its ``DisplayableError/message``, or else its description.
public struct DefaultErrorView<Failure: Error>: View {
  private let failure: Failure

  /// Creates a view of a failure.
  public init(_ failure: Failure) {
    self.failure = failure
  }

  public var body: some View {
    VStack {
      FailureMessage(message: message(of: failure))
      RetryButton()
    }
    .attributed(Attribute("role", "alert"))
  }
}

/// What went wrong, in one sentence.
struct FailureMessage: View {
  let message: String
  @Environment(\.isASCII) private var isASCII

  var body: some View {
    Paragraph { Label(message, icon: isASCII ? "x" : "✗").foregroundStyle(.red) }
  }
}
