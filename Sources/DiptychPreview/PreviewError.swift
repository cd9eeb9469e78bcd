/// A reason why a site can't be shown.
public enum PreviewError: Error, Hashable, Sendable {
  /// The folder does not exist, or is none.
  case noFolder(String)

  /// Another program listens on the port.
  case portInUse(UInt16)

  /// The system keeps the port for other users.
  case portNotAllowed(UInt16)

  /// The system has refused a call.
  case system(call: String, message: String)
}

extension PreviewError: CustomStringConvertible {
  /// The reason and the way out.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "there is no folder “\(path)”; write the site first, or give its folder"
    case .portInUse(let port):
      """
      the port \(port) is used by another program; end that program, or choose another port, \
      such as 0 for any that is free
      """
    case .portNotAllowed(let port):
      "the system keeps the port \(port) for other users; choose one from 1024 on"
    case .system(let call, let message):
      "the system refused \(call): \(message)"
    }
  }
}
