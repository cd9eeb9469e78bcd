public import DiptychState
public import DiptychViews

/// The loading view of a component that was created without a loading view.
///
/// Text output is `⠋ Loading…`; on a live screen, the symbol is animated. HTML is `<p role="status"
/// aria-busy="true">Loading…</p>`, and the stylesheet draws a ring before the text. The text is
/// ``/DiptychViews/Labels/loading``.
public struct DefaultLoadingView: View, Sendable {
  /// Creates the default view, which takes its text from the environment.
  public init() {}

  public var body: some View { ActivityMessage(message: EnvironmentValues.current.labels.loading) }
}

/// The empty view of a component that was created without an empty view.
///
/// It is a ``/DiptychViews/ContentUnavailableView`` with the text ``/DiptychViews/Labels/empty``.
/// Text output is `• Nothing here.`.
public struct DefaultEmptyView: View, Sendable {
  /// Creates the default view, which takes its text from the environment.
  public init() {}

  public var body: some View { ContentUnavailableView(EnvironmentValues.current.labels.empty) }
}

/// A line that indicates a load in flight, beside content.
@usableFromInline
struct ActivityLine: View {
  private let isMore: Bool

  /// Creates the line of a load, or of the load of a further page.
  @usableFromInline
  init(isMore: Bool = false) { self.isMore = isMore }

  @usableFromInline var body: some View {
    let words = EnvironmentValues.current.labels
    ActivityMessage(message: isMore ? words.loadingMore : words.loading)
  }
}

/// The message that something is being loaded.
struct ActivityMessage: _PrimitiveView {
  let message: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.activity(Text(verbatim: view.message))
  }
}

/// Content with one indicator for all loads of a screen.
///
/// ```swift
/// LoadingOverlay(user, friends) { Profile(user: user.value, friends: friends.value) }
/// ```
///
/// While any of the states is loading, the line `⠋ Loading…` is shown above the content. In HTML,
/// the surrounding stack has `aria-busy="true"`. The text of the line is
/// ``/DiptychViews/Labels/loading``.
public struct LoadingOverlay<Content: View>: View {
  private let isLoading: Bool
  private let content: Content

  /// Creates content with an indicator that is visible during a load.
  public init(isLoading: Bool, @ViewBuilder content: () -> Content) {
    self.isLoading = isLoading
    self.content = content()
  }

  /// Creates content with an indicator that is visible while at least one of the states is loading.
  public init<each Value, each Failure: Error>(
    _ states: repeat AsyncValue<each Value, each Failure>,
    @ViewBuilder content: () -> Content
  ) {
    var isLoading = false
    for state in repeat each states { isLoading = isLoading || state.isLoading }
    self.init(isLoading: isLoading, content: content)
  }

  public var body: some View {
    StackedParts(isStack: true, spacing: isLoading ? 1 : 0, isBusy: isLoading) {
      if isLoading { ActivityLine() }
      StackedParts(isStack: isLoading, isBusy: false) { content }
    }
  }
}

extension LoadingOverlay: Sendable where Content: Sendable {}

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
      case .givenUp: view = AnyView(RetryButton(EnvironmentValues.current.labels.load))
      case .empty: view = emptyView?() ?? AnyView(DefaultEmptyView())
      }
    }
  }

  @usableFromInline var body: some View { view }
}
