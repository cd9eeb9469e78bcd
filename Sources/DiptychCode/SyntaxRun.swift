public import DiptychViews

/// A part of some code that has one role.
public struct SyntaxRun: Hashable, Sendable {
  /// The code of the part; it is not empty.
  public let code: Substring
  /// The role of the part; nil for the role of the text around it.
  public let role: Role?

  /// Creates a part.
  public init(_ code: Substring, role: Role?) {
    self.code = code
    self.role = role
  }
}
