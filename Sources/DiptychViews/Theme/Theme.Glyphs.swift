extension Theme {
  /// The signs of the built-in views, each with a twin in ASCII.
  public struct Glyphs: Hashable, Sendable {
    /// The sign of information.
    public var info: String
    /// The sign of success.
    public var success: String
    /// The sign of a warning.
    public var warning: String
    /// The sign of a failure.
    public var danger: String
    /// The sign of something that was left out or is still to come.
    public var pending: String
    /// The sign of a list without items.
    public var empty: String
    /// The sign between the steps of a path.
    public var separator: String
    /// The frames of a spinner.
    public var spinner: [String]

    /// Creates a set of signs; a sign has one cell.
    public init(
      info: String = "i",
      success: String = "✓",
      warning: String = "!",
      danger: String = "✗",
      pending: String = "○",
      empty: String = "•",
      separator: String = "›",
      spinner: [String] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    ) {
      self.info = info
      self.success = success
      self.warning = warning
      self.danger = danger
      self.pending = pending
      self.empty = empty
      self.separator = separator
      self.spinner = spinner
    }

    /// The signs of the standard theme.
    public static let unicode = Glyphs()

    /// The signs where only ASCII may be drawn.
    public static let ascii = Glyphs(
      success: "+",
      danger: "x",
      pending: "o",
      empty: "*",
      separator: ">",
      spinner: ["|", "/", "-", "\\"]
    )
  }
}
