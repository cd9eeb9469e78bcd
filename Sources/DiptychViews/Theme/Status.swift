/// The meaning of a message or a symbol, such as success or danger.
public enum Status: UInt8, Hashable, Sendable, CaseIterable {
  case info
  case success
  case warning
  case danger

  /// The role that determines the look of the status.
  public var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .danger: .danger
    }
  }
}

// Names from other libraries; the compiler suggests the name in this library instead.
extension Status {
  /// The same status as ``danger``, under its name in other libraries.
  @available(*, unavailable, renamed: "danger")
  public static var error: Status { .danger }

  /// The same status as ``danger``, under its name in other libraries.
  @available(*, unavailable, renamed: "danger")
  public static var failure: Status { .danger }
}

extension Theme.Glyphs {
  /// Returns the symbol of a status.
  public func sign(_ status: Status) -> String {
    switch status {
    case .info: info
    case .success: success
    case .warning: warning
    case .danger: danger
    }
  }
}
