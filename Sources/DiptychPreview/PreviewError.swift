import DiptychHTTP

/// An error that prevents a preview server from showing a site.
public enum PreviewError: Error, Hashable, Sendable {
  /// There is no folder at this path, so there is no site to show.
  case noFolder(String)

  /// Another program uses this port.
  case portInUse(UInt16)

  /// The system does not let the current user open this port, which is often the case below 1024.
  case portNotAllowed(UInt16)

  /// A system call, such as `bind`, has failed.
  case system(call: String, message: String)
}

extension PreviewError: CustomStringConvertible {
  /// A message with the reason and a remedy.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "there is no folder “\(path)”; write the site first, or give its folder"
    case .portInUse(let port): HTTPServerError.portInUse(port).description
    case .portNotAllowed(let port): HTTPServerError.portNotAllowed(port).description
    case .system(let call, let message):
      "the system refused \(call): \(message)"
    }
  }
}
