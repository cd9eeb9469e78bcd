public import DiptychViews

/// A part of code that has a single role, such as a keyword.
public struct SyntaxRun: Hashable, Sendable {
  /// The code of the part, which is never empty.
  public let code: Substring
  /// The role of the part, which determines its style, or nil for code without a style of its own.
  public let role: Role?

  /// Creates a part.
  public init(_ code: Substring, role: Role?) {
    self.code = code
    self.role = role
  }
}
