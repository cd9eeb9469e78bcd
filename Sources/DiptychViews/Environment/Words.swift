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

  /// The message while content is loaded for the first time, or while it is loaded again.
  @_alwaysEmitIntoClient
  public var loading: String {
    get { texts["Loading…"] }
    set { texts.change(to: newValue) }
  }
  /// The message while further elements of a list are loaded.
  @_alwaysEmitIntoClient
  public var loadingMore: String {
    get { texts["Loading more…"] }
    set { texts.change(to: newValue) }
  }
  /// The note in place of a view that is nested too deep for the stack of its thread.
  @_alwaysEmitIntoClient
  public var nestedTooDeep: String {
    get { texts["… nested too deep"] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that loads the next elements of a list.
  @_alwaysEmitIntoClient
  public var loadMore: String {
    get { texts["Load more"] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that loads the previous elements of a list.
  @_alwaysEmitIntoClient
  public var loadPrevious: String {
    get { texts["Load previous"] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that loads content if loading has not begun, or was cancelled.
  @_alwaysEmitIntoClient
  public var load: String {
    get { texts["Load"] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that tries again after loading has failed.
  @_alwaysEmitIntoClient
  public var retry: String {
    get { texts["Retry"] }
    set { texts.change(to: newValue) }
  }
  /// The message that replaces the button ``retry`` while the content is loaded again after a
  /// failure.
  @_alwaysEmitIntoClient
  public var retrying: String {
    get { texts["Trying again…"] }
    set { texts.change(to: newValue) }
  }
  /// The message that is shown for an error without a message for users.
  @_alwaysEmitIntoClient
  public var failed: String {
    get { texts["Something went wrong."] }
    set { texts.change(to: newValue) }
  }
  /// The title of the banner above content that could not be loaded again, and may be old.
  @_alwaysEmitIntoClient
  public var notUpToDate: String {
    get { texts["Not up to date."] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that loads existing content again.
  @_alwaysEmitIntoClient
  public var refresh: String {
    get { texts["Refresh"] }
    set { texts.change(to: newValue) }
  }
  /// The label of the button that removes a banner.
  @_alwaysEmitIntoClient
  public var dismiss: String {
    get { texts["Dismiss"] }
    set { texts.change(to: newValue) }
  }
  /// The message that replaces an empty list, or a stream that has ended without an element.
  @_alwaysEmitIntoClient
  public var empty: String {
    get { texts["Nothing here."] }
    set { texts.change(to: newValue) }
  }
  /// The line below a list that is loaded in parts, after the last part.
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
  /// The accessibility label of a table that has neither a caption nor a heading before it.
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
  /// The accessibility label of a picture of terminal output that has no caption.
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
  /// The label of the first link of a page, which leads to the main content.
  @_alwaysEmitIntoClient
  public var skipToContent: String {
    get { texts["Skip to the content"] }
    set { texts.change(to: newValue) }
  }
  /// The line below a text table that is too narrow for some columns; `{names}` stands for the
  /// titles of these columns, separated by commas.
  @_alwaysEmitIntoClient
  public var columnsNotShown: String {
    get { texts["Not shown: {names}"] }
    set { texts.change(to: newValue) }
  }
  /// The word before the lowest shade in the legend of a heat map.
  ///
  /// The default is “fewer”.
  @_alwaysEmitIntoClient
  public var fewer: String {
    get { texts["fewer"] }
    set { texts.change(to: newValue) }
  }
  /// The word after the highest shade in the legend of a heat map.
  ///
  /// The default is “more”.
  @_alwaysEmitIntoClient
  public var more: String {
    get { texts["more"] }
    set { texts.change(to: newValue) }
  }
  /// The words for the highest value, in the legend of a heat map without a caption; `{value}`
  /// stands for the value.
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
  /// The word before a message that gives advice.
  @_alwaysEmitIntoClient
  public var hint: String {
    get { texts["hint"] }
    set { texts.change(to: newValue) }
  }
  /// The word before a message with information.
  @_alwaysEmitIntoClient
  public var note: String {
    get { texts["note"] }
    set { texts.change(to: newValue) }
  }
  /// The text after the label of a progress bar; `{value}` stands for the amount of work that is
  /// done, and `{total}` for the total amount.
  @_alwaysEmitIntoClient
  public var amountOfTotal: String {
    get { texts["{value} of {total}"] }
    set { texts.change(to: newValue) }
  }
  /// The words for the remaining time of some work; `{time}` stands for the duration.
  @_alwaysEmitIntoClient
  public var timeLeft: String {
    get { texts["{time} left"] }
    set { texts.change(to: newValue) }
  }
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
