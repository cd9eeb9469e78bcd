package import DiptychFiles

/// An error that is thrown if a server can't start.
package enum HTTPServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// The system does not allow the user of the process to listen on the port, for example because
  /// the port is below 1024.
  case portNotAllowed(UInt16)
  case system(SystemError)
}

extension HTTPServerError: CustomStringConvertible {
  /// A message with the reason and a remedy.
  package var description: String {
    switch self {
    case .portInUse(let port):
      """
      the port \(port) is used by another program; end that program, or choose another port, \
      such as 0 for any that is free
      """
    case .portNotAllowed(let port):
      "the system keeps the port \(port) for other users; choose one from 1024 on"
    case .system(let error):
      "the system refused \(error.call): \(error)"
    }
  }
}
