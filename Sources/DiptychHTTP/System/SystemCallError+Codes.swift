#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

extension SystemCallError {
  /// The error of the last call.
  static func last(_ call: String) -> Self {
    let code = errno
    return Self(call: call, code: code, message: String(cString: strerror(code)))
  }

  /// Whether another program has the address.
  var isAddressInUse: Bool { code == EADDRINUSE }

  /// Whether the system refuses the address to this user.
  var isNotPermitted: Bool { code == EACCES }
}

#else

extension SystemCallError {
  /// The error of a platform without sockets.
  static var unsupported: Self {
    Self(call: "socket", code: 0, message: "This platform has no sockets")
  }

  var isAddressInUse: Bool { false }

  var isNotPermitted: Bool { false }
}

#endif
