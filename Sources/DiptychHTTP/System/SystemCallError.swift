/// A system call that has failed.
package struct SystemCallError: Error, Hashable, Sendable {
  /// The name of the call, such as `bind`.
  package let call: String

  /// The error number of the system.
  package let code: Int32

  /// The system's description of the error.
  package let message: String
}
