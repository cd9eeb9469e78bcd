import DiptychFiles

/// An error of the system that kept a stream from being written to.
public struct TerminalError: Error, Hashable, Sendable {
  /// The error number of the system.
  public let code: Int32

  /// Creates an error from the number of the system.
  public init(code: Int32) {
    self.code = code
  }
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    "the output could not be written: \(SystemError(code: code))"
  }
}
