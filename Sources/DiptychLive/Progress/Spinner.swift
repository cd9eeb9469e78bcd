public import DiptychViews

/// An animated sign for a task whose progress is not known.
///
/// ```swift
/// Spinner("Reading commits")
/// ```
///
/// ```text
/// ⠹ Reading commits
/// ```
///
/// Where only ASCII may be drawn, ``Spinner/Style/line`` replaces a style whose pictures are not
/// ASCII.
///
/// The picture depends on ``/DiptychViews/EnvironmentValues/tick`` alone, so the same environment
/// draws the same picture. A log gets the label without a sign, once.
public struct Spinner: View, Sendable {
  private let label: String
  private let style: Style
  private var showsElapsed = false

  /// Creates a spinner.
  ///
  /// - Parameters:
  ///   - label: The name of the task.
  ///   - style: The pictures of the animation.
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
      Text(verbatim: "\(style.picture(at: values.tick)) \(name)")
    }
  }

  /// Adds the time since the region began behind the label, such as `Reading, 12 s`.
  public func showingElapsedTime() -> Spinner {
    var spinner = self
    spinner.showsElapsed = true
    return spinner
  }
}

extension Spinner {
  /// The pictures of a spinner, one per tick, repeated from the first after the last.
  public struct Style: Hashable, Sendable {
    /// The pictures, one per tick.
    public let pictures: [String]

    /// Creates a style from its pictures, which should all have the same width.
    public init(pictures: [String]) {
      self.pictures = pictures
    }

    /// Running dots: Braille patterns of one cell.
    public static let dots = Style(pictures: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

    /// A turning line, in ASCII.
    public static let line = Style(pictures: ["|", "/", "-", "\\"])

    /// This style if its pictures are ASCII; otherwise ``line``.
    var inASCII: Style { pictures.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } ? self : .line }

    /// Returns the picture at a tick, or an empty one if the style has no pictures.
    func picture(at tick: Int) -> String {
      pictures.isEmpty ? "" : pictures[tick % pictures.count]
    }
  }
}
