extension Theme {
  /// The symbols of the built-in views.
  public struct Glyphs: Equatable, Sendable {
    /// The symbol of information.
    public var info: String
    /// The symbol of success.
    public var success: String
    /// The symbol of a warning.
    public var warning: String
    /// The symbol of a failure.
    public var danger: String
    /// The symbol of something that was skipped or is still to come.
    public var pending: String
    /// The symbol of a list without items.
    public var empty: String
    /// The symbol between the steps of a path.
    public var separator: String
    /// The frames of a spinner.
    public var spinner: [String]

    /// Creates a set of symbols; each symbol has to be one cell wide.
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

    /// The symbols of the standard theme.
    public static let unicode = Glyphs()

    /// The symbols for output that is limited to ASCII.
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
