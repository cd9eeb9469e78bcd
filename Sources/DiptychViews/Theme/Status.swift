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
