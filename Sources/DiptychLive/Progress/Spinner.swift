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
/// or the part that `truncationMode(_:)` selects. Therefore, a long label never takes a second
/// line.
///
/// If the terminal supports only ASCII, but the style has other characters, the spinner uses the
/// style ``Spinner/Style/line`` instead.
///
/// The number ``/DiptychViews/EnvironmentValues/tick`` selects the symbol, so a test can set the
/// tick to render a certain symbol. In a log, the spinner writes its whole label once, without a
/// symbol.
public struct Spinner: View, Sendable {
  private let label: String
  private let style: Style

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
      Text(verbatim: "\(style.frame(at: values.tick)) \(label)").lineLimit(1)
    }
  }
}

extension Spinner {
  /// The symbols that a spinner shows one after the other, one per tick.
  public struct Style: Hashable, Sendable {
    /// The symbols, one per tick.
    ///
    /// After the last symbol, the first symbol follows.
    public let frames: [String]

    /// Creates a style from its symbols, which should all have the same width.
    public init(frames: [String]) { self.frames = frames }

    /// A style of moving dots, drawn with Braille characters such as `⠋`.
    public static let dots = Style(frames: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// A style of a turning line, drawn with the ASCII characters `|`, `/`, `-` and `\`.
    public static let line = Style(frames: ["|", "/", "-", "\\"])

    /// This style if its symbols are ASCII, otherwise ``line``.
    var inASCII: Style { frames.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } ? self : .line }

    /// Returns the symbol at a tick, or an empty string if the style has no symbols.
    func frame(at tick: Int) -> String { frames.isEmpty ? "" : frames[tick % frames.count] }
  }
}
