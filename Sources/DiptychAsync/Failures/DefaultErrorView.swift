public import DiptychViews

/// The error view of a component that is not given one.
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
/// HTML is a stack with `role="alert"`. The button appears if there is an action to retry. The text
/// is the ``DisplayableError/message`` of the failure, or else its description.
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

/// The message of a failure, in one sentence.
struct FailureMessage: View {
  let message: String
  @Environment(\.isASCII) private var isASCII

  var body: some View {
    Paragraph { Label(message, icon: isASCII ? "x" : "✗").foregroundStyle(.red) }
  }
}
