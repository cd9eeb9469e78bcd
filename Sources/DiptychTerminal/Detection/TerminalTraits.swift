public import DiptychText

/// What a stream can show: how many colours, how wide, and whether it can be redrawn.
///
/// It is a pure function of an environment and of what is known of the stream, so the same inputs
/// give the same output everywhere. Each stream is decided for itself.
public struct TerminalTraits: Hashable, Sendable {
  /// The colours to use.
  public var color: ColorLevel
  /// The cells of a line, or nil where nothing is to be folded.
  public var width: Int?
  /// Whether lines that were written can be drawn again.
  public var isInteractive: Bool

  /// Creates traits that are known.
  public init(color: ColorLevel, width: Int?, isInteractive: Bool) {
    self.color = color
    self.width = width
    self.isInteractive = isInteractive
  }

  /// Finds the traits of a stream.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - windowWidth: The cells that the terminal says a line has, if it does.
  ///   - preference: What the user said about colour.
  public init(
    environment: [String: String],
    isTerminal: Bool,
    windowWidth: Int?,
    preference: ColorPreference = .auto
  ) {
    let variables = TerminalVariables(environment)
    let isTerminal = variables.terminalOverride ?? isTerminal
    color = variables.colorLevel(preference, isTerminal: isTerminal)
    width = variables.columns ?? (isTerminal ? windowWidth ?? 80 : nil)
    isInteractive =
      variables.interactiveOverride
      ?? (isTerminal && !variables.isDumb && variables.continuousIntegration == nil)
  }
}
