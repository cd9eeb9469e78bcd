public import DiptychState
public import DiptychViews

/// The view of a component that has asked for its first load and got nothing.
///
/// It says so, or offers to load: nothing is on its way.
@usableFromInline
struct IdleView: View {
  private let isEmpty: Bool
  private let emptyView: AnyView?

  /// Creates the view of an idle state, or none if nobody has asked yet.
  @usableFromInline
  init?(_ resolution: IdleReason, emptyView: (() -> AnyView)?) {
    guard resolution != .notAsked else { return nil }
    isEmpty = resolution == .empty
    self.emptyView = isEmpty ? emptyView?() : nil
  }

  @usableFromInline var body: some View {
    if let emptyView {
      emptyView
    } else if isEmpty {
      DefaultEmptyView()
    } else {
      RetryButton(EnvironmentValues.current.words.load)
    }
  }
}
