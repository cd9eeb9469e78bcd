/// The words that the built-in components draw.
///
/// The defaults are English.
///
/// ```swift
/// var words = Words()
/// words.loading = "Wird geladen …"
/// words.retry = "Erneut versuchen"
/// let screen = Screen().environment(\.words, words)
/// ```
///
/// If you pass a text to a component, such as the title of a button, the component uses this text
/// instead.
public struct Words: Sendable, Equatable {
  @usableFromInline var texts = WordTexts()

  /// The text that a component shows while it loads or refreshes its content.
  @_alwaysEmitIntoClient
  public var loading: String {
    get { texts["Loading…"] }
    set { texts.change(to: newValue) }
  }
  /// The text below a list while its next batch is loading.
  @_alwaysEmitIntoClient
  public var loadingMore: String {
    get { texts["Loading more…"] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that loads the next batch of a list.
  @_alwaysEmitIntoClient
  public var loadMore: String {
    get { texts["Load more"] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that loads the previous batch of a list.
  @_alwaysEmitIntoClient
  public var loadPrevious: String {
    get { texts["Load previous"] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that loads content after loading was cancelled.
  @_alwaysEmitIntoClient
  public var load: String {
    get { texts["Load"] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that tries again after loading has failed.
  @_alwaysEmitIntoClient
  public var retry: String {
    get { texts["Retry"] }
    set { texts.change(to: newValue) }
  }
  /// The text that replaces the ``retry`` button during the next attempt.
  @_alwaysEmitIntoClient
  public var retrying: String {
    get { texts["Trying again…"] }
    set { texts.change(to: newValue) }
  }
  /// The message about an error that has no message for readers.
  @_alwaysEmitIntoClient
  public var failed: String {
    get { texts["Something went wrong."] }
    set { texts.change(to: newValue) }
  }
  /// The title of the message that refreshing the content has failed.
  @_alwaysEmitIntoClient
  public var notUpToDate: String {
    get { texts["Not up to date."] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that refreshes the content.
  @_alwaysEmitIntoClient
  public var refresh: String {
    get { texts["Refresh"] }
    set { texts.change(to: newValue) }
  }
  /// The title of the button that hides a banner.
  @_alwaysEmitIntoClient
  public var dismiss: String {
    get { texts["Dismiss"] }
    set { texts.change(to: newValue) }
  }
  /// The text of an empty list, or of a stream that ended without an element.
  @_alwaysEmitIntoClient
  public var empty: String {
    get { texts["Nothing here."] }
    set { texts.change(to: newValue) }
  }
  /// The text below a list whose last batch is loaded.
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
  /// The accessibility label of a code block.
  @_alwaysEmitIntoClient
  public var code: String {
    get { texts["Code"] }
    set { texts.change(to: newValue) }
  }
  /// The accessibility label of a terminal picture without a caption.
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
  /// The title of the first link of a page, which leads to the main content.
  @_alwaysEmitIntoClient
  public var skipToContent: String {
    get { texts["Skip to the content"] }
    set { texts.change(to: newValue) }
  }
  /// The line below a table in text output that is too narrow for all of its columns.
  ///
  /// `{names}` is replaced by the titles of the omitted columns, separated by commas.
  @_alwaysEmitIntoClient
  public var columnsNotShown: String {
    get { texts["Not shown: {names}"] }
    set { texts.change(to: newValue) }
  }
  /// The word before the lowest shade in the legend of a heat map.
  @_alwaysEmitIntoClient
  public var fewer: String {
    get { texts["fewer"] }
    set { texts.change(to: newValue) }
  }
  /// The word after the highest shade in the legend of a heat map.
  @_alwaysEmitIntoClient
  public var more: String {
    get { texts["more"] }
    set { texts.change(to: newValue) }
  }
  /// The text after the legend of a heat map without a caption.
  ///
  /// `{value}` is replaced by the highest value.
  @_alwaysEmitIntoClient
  public var most: String {
    get { texts["most {value}"] }
    set { texts.change(to: newValue) }
  }
  /// The word before an error message.
  @_alwaysEmitIntoClient
  public var error: String {
    get { texts["error"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a warning.
  @_alwaysEmitIntoClient
  public var warning: String {
    get { texts["warning"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a hint about a solution.
  @_alwaysEmitIntoClient
  public var hint: String {
    get { texts["hint"] }
    set { texts.change(to: newValue) }
  }
  /// The word before additional information.
  @_alwaysEmitIntoClient
  public var note: String {
    get { texts["note"] }
    set { texts.change(to: newValue) }
  }
  /// The amount of completed work, which follows the label of a progress bar.
  ///
  /// `{value}` is replaced by the completed amount, and `{total}` by the total amount.
  @_alwaysEmitIntoClient
  public var amountOfTotal: String {
    get { texts["{value} of {total}"] }
    set { texts.change(to: newValue) }
  }
  /// The remaining time of some work.
  ///
  /// `{time}` is replaced by a duration.
  @_alwaysEmitIntoClient
  public var timeLeft: String {
    get { texts["{time} left"] }
    set { texts.change(to: newValue) }
  }
  /// The words of charts, including the names of months and the separators of numbers.
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
