import DiptychSystem
public import DiptychViews

/// A button that repeats a failed load, or loads the content again if no load has failed.
///
/// It calls ``DiptychViews/EnvironmentValues/retry``, which each component sets for the views that
/// you pass to it:
///
/// ```swift
/// AsyncValueView(store: store) { user in
///   Text(user.name)
/// } errorView: { _ in
///   Text("No user.")
///   RetryButton()
/// }
/// ```
///
/// Text output is `[Retry]`. The default title is ``/DiptychViews/Labels/retry``. If the action is
/// not available, nothing is drawn. While the load is repeated, the button is disabled, and is dim
/// in a terminal.
public struct RetryButton: View {
  private let title: String?
  @Environment(\.retry) private var retry

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) { self.title = title }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.labels.retry,
      action: retry,
      name: "RetryButton",
      isDisabled: EnvironmentValues.current.isRetrying
    )
  }
}

/// A button that loads the content of a component again.
///
/// It calls ``DiptychViews/EnvironmentValues/refresh``, which each component sets for the views
/// that you pass to it:
///
/// ```swift
/// AsyncValueView(fetch: api.user) { user in
///   Text(user.name)
///   RefreshButton()
/// }
/// ```
///
/// A component with `.refreshable()` shows this button below its content. Text output is
/// `[Refresh]`. The default title is ``/DiptychViews/Labels/refresh``. If the action is not
/// available, nothing is drawn.
public struct RefreshButton: View {
  private let title: String?
  @Environment(\.refresh) private var refresh

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) { self.title = title }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.labels.refresh,
      action: refresh,
      name: "RefreshButton"
    )
  }
}

/// A button that removes the banner of a component.
///
/// It calls ``DiptychViews/EnvironmentValues/dismiss``, which each component sets for the views
/// that you pass to it:
///
/// ```swift
/// AsyncValueView(store: store) { Text($0.name) }
///   .bannerView { error in
///     Text("Not up to date: \(error.message)")
///     DismissButton()
///   }
/// ```
///
/// Text output is `[Dismiss]`. The default title is ``/DiptychViews/Labels/dismiss``. If there is
/// no banner to dismiss, nothing is drawn.
public struct DismissButton: View {
  private let title: String?
  @Environment(\.dismiss) private var dismiss

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) { self.title = title }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.labels.dismiss,
      action: dismiss,
      name: "DismissButton"
    )
  }
}

/// A button that loads the next page of a list.
///
/// It calls ``DiptychViews/EnvironmentValues/loadMore``, which each ``PagingList`` sets for the
/// views that you pass to it:
///
/// ```swift
/// PagingList(store: posts) { List($0) { Text($0.title) } }
///   .footerView { phase in
///     if case .more = phase { LoadMoreButton("Older posts") }
///   }
/// ```
///
/// The default footer has this button. In the header of a list, the button loads the previous page;
/// see ``PagingList/headerView(_:)``. Text output is `[Load more]`. The default title is
/// ``/DiptychViews/Labels/loadMore``. Nothing is drawn while a load is in flight, at the end of the
/// list, or if no action that loads more is available.
public struct LoadMoreButton: View {
  private let title: String?
  @Environment(\.loadMore) private var loadMore

  /// Creates a button.
  ///
  /// - Parameter title: The title, or nil for the title in the environment's words.
  public init(_ title: String? = nil) { self.title = title }

  public var body: some View {
    ActionButton(
      title: title ?? EnvironmentValues.current.labels.loadMore,
      action: loadMore,
      name: "LoadMoreButton"
    )
  }
}

/// A button that runs an action of the nearest component.
///
/// If the action is not available, nothing is drawn.
struct ActionButton: View {
  let title: String
  let action: ComponentAction
  /// The name of the button's type.
  let name: String
  var isDisabled = false

  var body: some View {
    let _ = noteIfUseless()
    if action.isAvailable {
      Button(title) { [action] in await action() }.disabled(isDisabled)
    }
  }

  /// Prints a message in a debug build if the component never offers the action.
  private func noteIfUseless() {
    #if DEBUG
    let values = EnvironmentValues.current
    guard values.componentActions.isComponent, !action.isOffered, !values.isFixedOutput else {
      return
    }
    let message = """
      a \(name) is in a slot of a component that never has its action, so it is never drawn: give \
      the component the action, or remove the button
      """
    if let messages = values.uselessButtons {
      messages.append(message)
    } else if UselessButtons.reported.withLock({ $0.insert(name).inserted }) {
      writeToStandardError("Diptych: \(message)\n")
    }
    #endif
  }
}

/// The messages about buttons whose action is never offered, collected while a view is drawn.
package final class UselessButtons: Sendable {
  /// The names of the buttons that a message was already written about.
  fileprivate static let reported = Mutex<Set<String>>([])

  private let texts = Mutex<[String]>([])

  package init() {}

  /// The messages, in the order the buttons were drawn.
  package var messages: [String] { texts.withLock { $0 } }

  fileprivate func append(_ message: String) { texts.withLock { $0.append(message) } }
}

extension EnvironmentValues {
  private enum UselessButtonsKey: EnvironmentKey {
    static var defaultValue: UselessButtons? { nil }
  }

  /// The collector of the messages; if it is nil, they are written to the standard error.
  package var uselessButtons: UselessButtons? {
    get { self[UselessButtonsKey.self] }
    set { self[UselessButtonsKey.self] = newValue }
  }
}
