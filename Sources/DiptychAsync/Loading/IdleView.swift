public import DiptychState
public import DiptychViews

/// The view of an idle component, if it does not show the loading view.
///
/// If the component has an initial view, it shows that view for every reason. Otherwise, it shows a
/// button that loads after a cancelled load, and the empty view after a load that ended without a
/// value.
@usableFromInline
struct IdleView: View {
  private let view: AnyView

  /// Creates the view of an idle state, or returns nil if there is no initial view and no load was
  /// requested yet.
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
