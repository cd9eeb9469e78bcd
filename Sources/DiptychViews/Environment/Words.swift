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
public struct Words: Sendable, Equatable {
  @usableFromInline var texts = WordTexts()

  /// The line of a load without content, and of a refresh beside content.
  @_alwaysEmitIntoClient
  public var loading: String {
    get { texts["Loading…"] }
    set { texts.change(to: newValue) }
  }
  /// The line while the next page of a list loads.
  @_alwaysEmitIntoClient
  public var loadingMore: String {
    get { texts["Loading more…"] }
    set { texts.change(to: newValue) }
  }
  /// The button that loads the next page of a list.
  @_alwaysEmitIntoClient
  public var loadMore: String {
    get { texts["Load more"] }
    set { texts.change(to: newValue) }
  }
  /// The button that loads the previous page of a list.
  @_alwaysEmitIntoClient
  public var loadPrevious: String {
    get { texts["Load previous"] }
    set { texts.change(to: newValue) }
  }
  /// The button that starts a load which has not started or was cancelled.
  @_alwaysEmitIntoClient
  public var load: String {
    get { texts["Load"] }
    set { texts.change(to: newValue) }
  }
  /// The button that repeats a failed load.
  @_alwaysEmitIntoClient
  public var retry: String {
    get { texts["Retry"] }
    set { texts.change(to: newValue) }
  }
  /// The line in the place of that button while the load is repeated.
  @_alwaysEmitIntoClient
  public var retrying: String {
    get { texts["Trying again…"] }
    set { texts.change(to: newValue) }
  }
  /// The message about a failure that has no words of its own.
  @_alwaysEmitIntoClient
  public var failed: String {
    get { texts["Something went wrong."] }
    set { texts.change(to: newValue) }
  }
  /// The title of a message about a failure to load existing content again.
  @_alwaysEmitIntoClient
  public var notUpToDate: String {
    get { texts["Not up to date."] }
    set { texts.change(to: newValue) }
  }
  /// The button that loads existing content again.
  @_alwaysEmitIntoClient
  public var refresh: String {
    get { texts["Refresh"] }
    set { texts.change(to: newValue) }
  }
  /// The button that removes a banner.
  @_alwaysEmitIntoClient
  public var dismiss: String {
    get { texts["Dismiss"] }
    set { texts.change(to: newValue) }
  }
  /// The line of an empty list, and of a stream that ended without an element.
  @_alwaysEmitIntoClient
  public var empty: String {
    get { texts["Nothing here."] }
    set { texts.change(to: newValue) }
  }
  /// The line below a list whose last page is loaded.
  @_alwaysEmitIntoClient
  public var endOfList: String {
    get { texts["End of list."] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a progress bar without a label.
  @_alwaysEmitIntoClient
  public var progress: String {
    get { texts["Progress"] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a table without a caption or a heading before it.
  @_alwaysEmitIntoClient
  public var table: String {
    get { texts["Table"] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a block of code.
  @_alwaysEmitIntoClient
  public var code: String {
    get { texts["Code"] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a picture of a terminal without a caption.
  @_alwaysEmitIntoClient
  public var terminal: String {
    get { texts["Terminal"] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a table of contents.
  @_alwaysEmitIntoClient
  public var tableOfContents: String {
    get { texts["Contents"] }
    set { texts.change(to: newValue) }
  }
  /// The first link of a page, which leads to its main content.
  @_alwaysEmitIntoClient
  public var skipToContent: String {
    get { texts["Skip to the content"] }
    set { texts.change(to: newValue) }
  }
  /// The line below a text table that is too narrow for some columns; `{names}` stands for their
  /// titles, separated by commas.
  @_alwaysEmitIntoClient
  public var columnsNotShown: String {
    get { texts["Not shown: {names}"] }
    set { texts.change(to: newValue) }
  }
  /// The word before the lowest step in the legend of a heat map.
  @_alwaysEmitIntoClient
  public var fewer: String {
    get { texts["fewer"] }
    set { texts.change(to: newValue) }
  }
  /// The word after the highest step in the legend of a heat map.
  @_alwaysEmitIntoClient
  public var more: String {
    get { texts["more"] }
    set { texts.change(to: newValue) }
  }
  /// The highest value in the legend of a heat map without a caption; `{value}` stands for it.
  @_alwaysEmitIntoClient
  public var most: String {
    get { texts["most {value}"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a message about something that failed.
  @_alwaysEmitIntoClient
  public var error: String {
    get { texts["error"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a message about something that may be wrong.
  @_alwaysEmitIntoClient
  public var warning: String {
    get { texts["warning"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a message that helps.
  @_alwaysEmitIntoClient
  public var hint: String {
    get { texts["hint"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a message that is worth knowing.
  @_alwaysEmitIntoClient
  public var note: String {
    get { texts["note"] }
    set { texts.change(to: newValue) }
  }
  /// An amount of work, behind the label of a bar; `{value}` is done, of `{total}`.
  @_alwaysEmitIntoClient
  public var amountOfTotal: String {
    get { texts["{value} of {total}"] }
    set { texts.change(to: newValue) }
  }
  /// The time until some work is done; `{time}` stands for it.
  @_alwaysEmitIntoClient
  public var timeLeft: String {
    get { texts["{time} left"] }
    set { texts.change(to: newValue) }
  }
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
