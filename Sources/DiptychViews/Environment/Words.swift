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
  /// The button that loads the previous page of a list.
  public var loadPrevious = "Load previous"
  /// The button that starts a load which has not started or was cancelled.
  public var load = "Load"
  /// The button that repeats a failed load.
  public var retry = "Retry"
  /// The line in the place of that button while the load is repeated.
  public var retrying = "Trying again…"
  /// The message about a failure that has no words of its own.
  public var failed = "Something went wrong."
  /// The title of a message about a failure to load existing content again.
  public var notUpToDate = "Not up to date."
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
  /// The accessibility label of a table without a caption or a heading before it.
  public var table = "Table"
  /// The accessibility label of a block of code.
  public var code = "Code"
  /// The accessibility label of a picture of a terminal without a caption.
  public var terminal = "Terminal"
  /// The accessibility label of a table of contents.
  public var tableOfContents = "Contents"
  /// The first link of a page, which leads to its main content.
  public var skipToContent = "Skip to the content"
  /// The line below a text table that is too narrow for some columns; `{names}` stands for their
  /// titles, separated by commas.
  public var columnsNotShown = "Not shown: {names}"
  /// The word before the lowest step in the legend of a heat map.
  public var fewer = "fewer"
  /// The word after the highest step in the legend of a heat map.
  public var more = "more"
  /// The highest value in the legend of a heat map without a caption; `{value}` stands for it.
  public var most = "most {value}"
  /// The word before a message about something that failed.
  public var error = "error"
  /// The word before a message about something that may be wrong.
  public var warning = "warning"
  /// The word before a message that helps.
  public var hint = "hint"
  /// The word before a message that is worth knowing.
  public var note = "note"
  /// An amount of work, behind the label of a bar; `{value}` is done, of `{total}`.
  public var amountOfTotal = "{value} of {total}"
  /// The time until some work is done; `{time}` stands for it.
  public var timeLeft = "{time} left"
  /// The words of charts, the names of months and the signs in numbers.
  public var charts = Charts()

  /// Creates the English words.
  public init() {}
}

extension EnvironmentValues {
  private enum WordsKey: EnvironmentKey {
    static let defaultValue = Words()
  }

  /// The words of the built-in components.
  ///
  /// The default is English.
  public var words: Words {
    get { self[WordsKey.self] }
    set { self[WordsKey.self] = newValue }
  }
}
