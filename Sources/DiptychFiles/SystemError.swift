@_exported public import DiptychSystem

/// A system call that has failed, with its `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The error number of the system.
  package let code: Int32

  /// The name of the call for messages, such as `bind`, or nil.
  package let call: String

  package init(code: Int32, call: String = "") {
    self.code = code
    self.call = call
  }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(code: lastError) }

  /// Returns the error of the last system call, with its name.
  package static func last(_ call: String) -> SystemError {
    SystemError(code: lastError, call: call)
  }

  /// Whether the call failed because the file, or a folder of its path, does not exist.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the call failed because another program uses the address.
  package var isAddressInUse: Bool { code == EADDRINUSE }

  /// Whether the call failed because the user has no permission.
  package var isNotPermitted: Bool { code == EACCES }

  /// Whether the call failed because the reader of a pipe has closed it.
  package var isReaderGone: Bool { code == EPIPE }
}

// MARK: - CustomStringConvertible

extension SystemError: CustomStringConvertible {
  /// The message of the system, such as "Permission denied".
  package var description: String {
    String(cString: strerror(code))
  }
}
