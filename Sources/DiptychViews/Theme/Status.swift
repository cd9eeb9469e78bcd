/// The kind of a message or a mark.
public enum Status: UInt8, Hashable, Sendable, CaseIterable {
  case info
  case success
  case warning
  case danger

  /// The role whose look it has.
  public var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .danger: .danger
    }
  }
}

// Names of other libraries, which the compiler replaces.
extension Status {
  /// Another library's name of ``danger``.
  @available(*, unavailable, renamed: "danger")
  public static var error: Status { .danger }

  /// Another library's name of ``danger``.
  @available(*, unavailable, renamed: "danger")
  public static var failure: Status { .danger }
}

extension Theme.Glyphs {
  /// Returns the sign of a status.
  public func sign(_ status: Status) -> String {
    switch status {
    case .info: info
    case .success: success
    case .warning: warning
    case .danger: danger
    }
  }
}
