public import DiptychState
public import DiptychViews

/// The view of a component without anything loaded, if that is not the loading view.
///
/// It shows the initial view; after a load without a result the empty view, or a button to load
/// again.
@usableFromInline
struct IdleView: View {
  private let view: AnyView

  /// Creates the view of an idle state, or nil: no load was asked for yet.
  @usableFromInline
  init?(_ reason: IdleReason, _ initialView: (() -> AnyView)?, _ emptyView: (() -> AnyView)?) {
    if let initialView {
      view = initialView()
    } else {
      switch reason {
      case .notAsked: return nil
      case .givenUp: view = AnyView(RetryButton(EnvironmentValues.current.words.load))
      case .empty: view = emptyView?() ?? AnyView(DefaultEmptyView())
      }
    }
  }

  @usableFromInline var body: some View { view }
}
