public import DiptychViews

/// A part of code that has a single role, such as a keyword.
public struct SyntaxRun: Hashable, Sendable {
  /// The code of the part; it is not empty.
  public let code: Substring
  /// The role of the part, or nil if it has the style of the surrounding text.
  public let role: Role?

  /// Creates a part.
  public init(_ code: Substring, role: Role?) {
    self.code = code
    self.role = role
  }
}
