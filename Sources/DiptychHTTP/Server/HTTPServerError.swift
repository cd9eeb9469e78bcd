/// A reason why a server can't begin.
package enum HTTPServerError: Error, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// The system keeps the port for other users.
  case portNotAllowed(UInt16)
  case system(SystemCallError)
}
