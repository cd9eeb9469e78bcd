public import DiptychViews

/// An animated symbol with a label, for a task whose progress is not known.
///
/// ```swift
/// Spinner("Reading commits")
/// ```
///
/// ```text
/// ⠹ Reading commits
/// ```
///
/// The spinner takes one line. If its label is too long, an ellipsis replaces the end of the label,
/// or the part that `truncationMode(_:)` selects. So a long label does not change the height of a
/// live region.
///
/// If the terminal supports only ASCII, the style ``Spinner/Style/line`` replaces a style with
/// other characters.
///
/// The symbol depends only on ``/DiptychViews/EnvironmentValues/tick``, so tests can set the tick
/// to render a certain symbol. In a log, the spinner writes its whole label once, without a symbol.
public struct Spinner: View, Sendable {
  private let label: String
  private let style: Style
  private var showsElapsed = false

  /// Creates a spinner.
  ///
  /// - Parameters:
  ///   - label: The name of the task.
  ///   - style: The style, which contains the symbols of the animation.
  public init(_ label: String, style: Style = .dots) {
    self.label = label
    self.style = style
  }

  public var body: some View {
    let values = EnvironmentValues.current
    let style = values.isASCII ? style.inASCII : style
    if values.isLogged {
      Text(verbatim: label)
    } else {
      let time = showsElapsed ? values.progressTimes?.elapsed.wholeSeconds.formatted : nil
      let name = time.map { "\(label), \($0)" } ?? label
      Text(verbatim: "\(style.picture(at: values.tick)) \(name)").lineLimit(1)
    }
  }

  /// Shows the elapsed time of the live region after the label, such as `Reading, 12 s`.
  public func showingElapsedTime() -> Spinner {
    var spinner = self
    spinner.showsElapsed = true
    return spinner
  }
}

extension Spinner {
  /// The symbols that a spinner shows one after the other, one per tick.
  public struct Style: Hashable, Sendable {
    /// The symbols, one per tick.
    ///
    /// After the last symbol, the first symbol follows.
    public let pictures: [String]

    /// Creates a style from its symbols, which should all have the same width.
    public init(pictures: [String]) {
      self.pictures = pictures
    }

    /// A style of moving dots, which consists of Braille patterns.
    public static let dots = Style(pictures: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// A style of a turning line, in ASCII.
    public static let line = Style(pictures: ["|", "/", "-", "\\"])

    /// This style if its symbols are ASCII, otherwise ``line``.
    var inASCII: Style { pictures.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } ? self : .line }

    /// Returns the symbol at a tick, or an empty string if the style has no symbols.
    func picture(at tick: Int) -> String {
      pictures.isEmpty ? "" : pictures[tick % pictures.count]
    }
  }
}
