/// The labels that the built-in components draw.
///
/// The defaults are English.
///
/// ```swift
/// var labels = Labels()
/// labels.loading = "Wird geladen …"
/// labels.retry = "Erneut versuchen"
/// let screen = Screen().environment(\.labels, labels)
/// ```
///
/// If you pass a text to a component, such as the title of a button, the component uses this text
/// instead.
public struct Labels: Sendable, Equatable {
  /// The message while content is loaded for the first time, or while it is loaded again.
  public var loading = "Loading…"
  /// The message while further elements of a list are loaded.
  public var loadingMore = "Loading more…"
  /// The note in place of a view that is nested too deep for the stack of its thread.
  public var nestedTooDeep = "… nested too deep"
  /// The label of the button that loads the next elements of a list.
  public var loadMore = "Load more"
  /// The label of the button that loads the previous elements of a list.
  public var loadPrevious = "Load previous"
  /// The label of the button that loads content if loading has not begun, or was cancelled.
  public var load = "Load"
  /// The label of the button that tries again after loading has failed.
  public var retry = "Retry"
  /// The message that replaces the button ``retry`` while the content is loaded again after a
  /// failure.
  public var retrying = "Trying again…"
  /// The message that is shown for an error without a message for users.
  public var failed = "Something went wrong."
  /// The title of the banner above content that could not be loaded again, and may be old.
  public var notUpToDate = "Not up to date."
  /// The label of the button that loads existing content again.
  public var refresh = "Refresh"
  /// The label of the button that removes a banner.
  public var dismiss = "Dismiss"
  /// The message that replaces an empty list, or a stream that has ended without an element.
  public var empty = "Nothing here."
  /// The line below a list that is loaded in parts, after the last part.
  public var endOfList = "End of list."
  /// The accessibility label of a progress bar without a label.
  public var progress = "Progress"
  /// The accessibility label of a table that has neither a caption nor a heading before it.
  public var table = "Table"
  /// The accessibility label of a code block.
  public var code = "Code"
  /// The accessibility label of a picture of terminal output that has no caption.
  public var terminal = "Terminal"
  /// The accessibility label of a table of contents.
  public var tableOfContents = "Contents"
  /// The label of the first link of a page, which leads to the main content.
  public var skipToContent = "Skip to the content"
  /// The line below a text table that is too narrow for some columns; `{names}` stands for the
  /// titles of these columns, separated by commas.
  public var columnsNotShown = "Not shown: {names}"
  /// The word before an error message.
  public var error = "error"
  /// The word before a warning.
  public var warning = "warning"
  /// The word before a message that gives advice.
  public var hint = "hint"
  /// The word before a message with information.
  public var note = "note"
  /// The text after the label of a progress bar; `{value}` stands for the amount of work that is
  /// done, and `{total}` for the total amount.
  public var amountOfTotal = "{value} of {total}"
  /// The text for the remaining time of some work; `{time}` stands for the duration.
  public var timeLeft = "{time} left"
  /// The text for the time since an event; `{time}` stands for a number and a unit.
  public var timeAgo = "{time} ago"
  /// The text for the time until an event; `{time}` stands for a number and a unit.
  public var timeAhead = "in {time}"
  /// The text for an event less than a second ago.
  public var justNow = "just now"
  /// The names of the units of time in ages, in ascending order, each for one and for several:
  /// `second`, `seconds`, and so on up to `year`, `years`.
  public var timeUnits = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "month", "months",
    "year", "years",
  ]
  /// The title of the column with the titles of sections, in a table for other programs.
  public var section = "Section"
  /// The character between the whole part of a number and its decimals, in values with a
  /// ``ValueFormat``, in progress bars and in charts.
  public var decimalSeparator = "."
  /// The character between groups of three digits.
  public var groupingSeparator = ","
  /// The text of a sparkline or a chart that has no values.
  public var noValues = "no values"
  /// The description of a series of values, for readers who can’t see it.
  ///
  /// `{count}` stands for the number of values. `{lowest}`, `{highest}` and `{last}` stand for
  /// the lowest, the highest and the last value.
  public var values = "{count} values from {lowest} to {highest}, the last {last}"

  /// Creates the English labels.
  public init() {}

  /// Returns a number with localised separators.
  ///
  /// - Parameter text: The number with English separators. It can have a suffix without periods and
  ///   commas.
  /// - Returns: The number.
  @usableFromInline
  package func number(_ text: String) -> String {
    guard decimalSeparator != "." || groupingSeparator != "," else { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case ".": result += decimalSeparator
      case ",": result += groupingSeparator
      default: result.append(character)
      }
    }
  }

  /// Returns a word with each name in braces replaced by its value.
  package static func filled(_ word: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(word) { word, value in
      var (result, rest) = ("", word[...])
      let name = Array("{\(value.key)}")
      while let start = rest.firstIndex(of: "{") {
        result += rest[..<start]
        rest = rest[start...]
        if rest.starts(with: name) {
          result += value.value
          rest = rest.dropFirst(name.count)
        } else {
          result.append(rest.removeFirst())
        }
      }
      return result + rest
    }
  }
}

extension EnvironmentValues {
  private enum LabelsKey: EnvironmentKey {
    static let defaultValue = Labels()
  }

  /// The labels of the built-in components.
  ///
  /// The default is English.
  public var labels: Labels {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}
