public import DiptychViews

/// An action, such as a retry, that a view can run if you pass the view to a component.
///
/// A view that you pass to a component, such as its content or its error view, is called a slot.
/// Each slot can use four actions:
///
/// | | what it does | its button |
/// |---|---|---|
/// | ``DiptychViews/EnvironmentValues/retry`` | repeats the failed load | ``RetryButton`` |
/// | ``DiptychViews/EnvironmentValues/refresh`` | loads the content again | ``RefreshButton`` |
/// | ``DiptychViews/EnvironmentValues/dismiss`` | removes the banner | ``DismissButton`` |
/// | ``DiptychViews/EnvironmentValues/loadMore`` | loads the next page | ``LoadMoreButton`` |
///
/// The actions belong to the nearest component that contains the slot. A view reads an action from
/// the environment:
///
/// ```swift
/// struct Apology: View {
///   @Environment(\.retry) var retry
///   var body: some View {
///     Text("Sorry.")
///     if retry.isAvailable { Button("Once more") { [retry] in await retry() } }
///   }
/// }
/// ```
///
/// In a placeholder, which shows stub data until the real data is loaded, no action is available.
public struct ComponentAction: Sendable {
  private let action: (@Sendable () async -> Void)?
  /// Whether the component offers the action in at least one state.
  let isOffered: Bool

  /// Creates an action from a closure.
  ///
  /// If the closure is nil, the action is not available.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
    isOffered = action != nil
  }

  private init(isOffered: Bool) {
    action = nil
    self.isOffered = isOffered
  }

  /// An action of a component that is offered, but not available now.
  static var waiting: ComponentAction { ComponentAction(isOffered: true) }

  /// Returns the action if a condition is met, and an unavailable action otherwise.
  func available(if isAvailable: Bool) -> ComponentAction {
    isAvailable ? self : ComponentAction(isOffered: isOffered)
  }

  /// Whether the action can be run.
  public var isAvailable: Bool { action != nil }

  /// Runs the action, and returns when it has ended.
  ///
  /// Does nothing if the action is not available.
  public func callAsFunction() async { await action?() }
}

/// The actions of a component.
@usableFromInline
struct ComponentActions: Sendable {
  var retry: ComponentAction
  var refresh: ComponentAction
  var dismiss: ComponentAction
  var loadMore: ComponentAction
  /// Whether a load is in flight that a retry would join.
  @usableFromInline var isRetrying = false
  /// Whether a component has set the actions.
  ///
  /// Only then is a button without an action a mistake.
  var isComponent = true

  private init(all action: ComponentAction) {
    (retry, refresh, dismiss, loadMore) = (action, action, action, action)
  }

  /// Creates the actions of a component that shows a state.
  ///
  /// The action `loadMore` is not available; a list sets it afterwards.
  @usableFromInline
  init<State>(_ resolution: _Resolution<State>, _ refreshing: Refreshing, _ isRetrying: Bool) {
    retry = resolution.retry
    refresh = refreshing.action(else: resolution.retry)
    dismiss = resolution.dismiss
    loadMore = ComponentAction()
    self.isRetrying = isRetrying
  }

  /// The actions outside of a component.
  static var none: ComponentActions {
    var actions = ComponentActions(all: ComponentAction())
    actions.isComponent = false
    return actions
  }

  /// The actions in a placeholder.
  @usableFromInline static var waiting: ComponentActions { ComponentActions(all: .waiting) }
}

extension EnvironmentValues {
  private enum ActionsKey: EnvironmentKey {
    static var defaultValue: ComponentActions { .none }
  }

  /// The actions of the nearest component.
  @usableFromInline
  var componentActions: ComponentActions {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  /// The action that repeats the failed load of a component.
  ///
  /// If no load has failed, the action loads the content again.
  public var retry: ComponentAction {
    get { running(componentActions.retry) }
    set { componentActions.retry = newValue }
  }

  /// The action that loads the content of a component again.
  public var refresh: ComponentAction {
    get { running(componentActions.refresh) }
    set { componentActions.refresh = newValue }
  }

  /// The action that removes the banner of a component.
  public var dismiss: ComponentAction {
    get { componentActions.dismiss }
    set { componentActions.dismiss = newValue }
  }

  /// The action that loads the next page of a list.
  public var loadMore: ComponentAction {
    get { running(componentActions.loadMore) }
    set { componentActions.loadMore = newValue }
  }

  /// Whether the failed load is being repeated.
  var isRetrying: Bool { componentActions.isRetrying }

  private func running(_ action: ComponentAction) -> ComponentAction {
    isFixedOutput ? .waiting : action
  }
}

/// The setting that shows or hides the refresh button of a component.
@usableFromInline
enum Refreshing {
  /// No button; the component's refresh action is its retry action.
  case never
  /// A button that runs the given action, or the retry action if the given action is nil.
  case offered((@Sendable () async -> Void)?)

  @usableFromInline var isOffered: Bool {
    if case .offered = self { true } else { false }
  }

  /// Returns the action that reloads the content.
  @usableFromInline
  func action(else retry: ComponentAction) -> ComponentAction {
    if case .offered(let action?) = self { return ComponentAction(action) }
    return retry
  }
}
