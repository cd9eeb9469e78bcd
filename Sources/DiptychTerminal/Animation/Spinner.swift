public import DiptychViews

/// A sign that moves while it is not known how far a task is.
///
/// ```swift
/// Spinner("Reading commits")
/// ```
///
/// ```text
/// ⠹ Reading commits
/// ```
///
/// Where only ASCII may be drawn, the sign is a line that turns, unless the pictures are ASCII.
///
/// The picture is that of ``DiptychViews/EnvironmentValues/tick``, which a live region counts, so
/// the same values draw the same picture. A log gets the label alone, once.
public struct Spinner: View, Sendable {
  private let label: String
  private let style: Style

  /// Creates a spinner.
  ///
  /// - Parameters:
  ///   - label: What is being done.
  ///   - style: The pictures of the sign.
  public init(_ label: String, style: Style = .dots) {
    self.label = label
    self.style = style
  }

  public var body: some View {
    let values = EnvironmentValues.current
    let style = values.isASCII ? style.inASCII : style
    Text(verbatim: values.isLogged ? label : "\(style.picture(at: values.tick)) \(label)")
  }
}

extension Spinner {
  /// The pictures of a spinner, one for each tick, again and again.
  public struct Style: Hashable, Sendable {
    /// The pictures.
    public let pictures: [String]

    /// Creates a style of pictures that are all as wide as each other.
    public init(pictures: [String]) {
      self.pictures = pictures
    }

    /// Dots that run around: Braille patterns of one cell.
    public static let dots = Style(pictures: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// A line that turns, in ASCII.
    public static let line = Style(pictures: ["|", "/", "-", "\\"])

    /// The style, if it is ASCII, or else one that is.
    var inASCII: Style { pictures.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } ? self : .line }

    /// The picture at a tick; a style without pictures has an empty one.
    func picture(at tick: Int) -> String {
      pictures.isEmpty ? "" : pictures[tick % pictures.count]
    }
  }
}
