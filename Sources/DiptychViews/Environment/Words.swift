/// The words of the built-in components, in the language of the program.
///
/// ```swift
/// var words = Words()
/// words.loading = "Wird geladen …"
/// words.retry = "Erneut versuchen"
/// let screen = Screen().environment(\.words, words)
/// ```
///
/// A component that is given its own text uses that instead.
public struct Words: Sendable, Hashable {
  /// The line of a load without content, and of a refresh beside content.
  public var loading = "Loading…"
  /// The line while the next page of a list loads.
  public var loadingMore = "Loading more…"
  /// The button that loads the next page of a list.
  public var loadMore = "Load more"
  /// The button that starts a load which has not started or was cancelled.
  public var load = "Load"
  /// The button that repeats a failed load.
  public var retry = "Retry"
  /// The button that loads existing content again.
  public var refresh = "Refresh"
  /// The button that removes a banner.
  public var dismiss = "Dismiss"
  /// The line of an empty list, and of a stream that ended without an element.
  public var empty = "Nothing here."
  /// The line below a list whose last page is loaded.
  public var endOfList = "End of list."
  /// The accessibility label of a progress bar without a label.
  public var progress = "Progress"
  /// The line below a text table that is too narrow for some columns; `{names}` stands for their
  /// titles, separated by commas.
  public var columnsNotShown = "Not shown: {names}"

  /// Creates the English words.
  public init() {}
}

extension EnvironmentValues {
  private enum WordsKey: EnvironmentKey {
    static var defaultValue: Words { Words() }
  }

  /// The words of the built-in components.
  ///
  /// The default is English.
  public var words: Words {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
