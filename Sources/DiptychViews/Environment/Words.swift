/// The words of the built-in components, in the language of the program.
///
/// ```swift
/// var words = Words()
/// words.loading = "Wird geladen …"
/// words.retry = "Erneut versuchen"
/// let screen = Screen().environment(\.words, words)
/// ```
///
/// A component that is created with a text of its own uses that text instead.
public struct Words: Sendable, Hashable {
  /// The message while content is loaded, for the first time or again.
  public var loading = "Loading…"
  /// The message while further elements of a list are loaded.
  public var loadingMore = "Loading more…"
  /// The title of the button that loads the next elements of a list.
  public var loadMore = "Load more"
  /// The title of the button that loads the previous elements of a list.
  public var loadPrevious = "Load previous"
  /// The title of the button that loads content after loading was cancelled.
  public var load = "Load"
  /// The title of the button that loads content again after a failure.
  public var retry = "Retry"
  /// The message in the place of the button ``retry`` while content is loaded again.
  public var retrying = "Trying again…"
  /// The message about a failure that has no message of its own.
  public var failed = "Something went wrong."
  /// The title of the message that existing content could not be loaded again.
  public var notUpToDate = "Not up to date."
  /// The title of the button that loads existing content again.
  public var refresh = "Refresh"
  /// The title of the button that closes a banner, a message above the content.
  public var dismiss = "Dismiss"
  /// The message in the place of an empty list, or of a stream that ended without an element.
  public var empty = "Nothing here."
  /// The line below a list whose last element is loaded.
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
  /// The line below a table in text output that has no room for some columns; `{names}` stands for
  /// the titles of these columns, separated by commas.
  public var columnsNotShown = "Not shown: {names}"
  /// The word before the lowest step in the legend of a heat map.
  public var fewer = "fewer"
  /// The word after the highest step in the legend of a heat map.
  public var more = "more"
  /// The words for the highest value, in the legend of a heat map without a caption; `{value}`
  /// stands for the value.
  public var most = "most {value}"
  /// The word before a message about something that failed.
  public var error = "error"
  /// The word before a message about something that may be wrong.
  public var warning = "warning"
  /// The word before a message that helps.
  public var hint = "hint"
  /// The word before a message that is worth knowing.
  public var note = "note"
  /// The amount of work that is done, after the label of a progress bar; `{value}` stands for the
  /// part that is done, and `{total}` for all the work.
  public var amountOfTotal = "{value} of {total}"
  /// The time until some work is done; `{time}` stands for the time.
  public var timeLeft = "{time} left"
  /// The words of charts, the names of months and the separators in numbers.
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
