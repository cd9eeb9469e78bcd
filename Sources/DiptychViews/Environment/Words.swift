/// The words that the kit's own components say, in the language of the program.
///
/// ```swift
/// var words = Words()
/// words.loading = "Wird geladen …"
/// words.retry = "Erneut versuchen"
/// let screen = Screen().environment(\.words, words)
/// ```
///
/// A component that is given a word of its own says that one.
public struct Words: Sendable, Hashable {
  /// The line of a first load, and of one that goes on beside content.
  public var loading = "Loading…"
  /// The line of the next page of a list.
  public var loadingMore = "Loading more…"
  /// The button that asks for the next page of a list.
  public var loadMore = "Load more"
  /// The button that asks for what nobody has asked for, or was given up.
  public var load = "Load"
  /// The button that tries again after a failure.
  public var retry = "Retry"
  /// The button that loads once more what is there.
  public var refresh = "Refresh"
  /// The button that takes a banner away.
  public var dismiss = "Dismiss"
  /// The line of a list without items, and of a stream that ended without an element.
  public var empty = "Nothing here."
  /// The line below a list whose last page is there.
  public var endOfList = "End of list."
  /// The name of a progress bar that has none, for those who can't see it.
  public var progress = "Progress"
  /// The line below a table in text whose width has no room for some columns; `{names}` stands for
  /// their titles, separated by commas.
  public var columnsNotShown = "Not shown: {names}"

  /// Creates the English words.
  public init() {}
}

extension EnvironmentValues {
  private enum WordsKey: EnvironmentKey {
    static var defaultValue: Words { Words() }
  }

  /// The words that the kit's own components say.
  ///
  /// They are English unless said otherwise.
  public var words: Words {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
