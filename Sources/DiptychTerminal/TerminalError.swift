import DiptychFiles

/// An error of the operating system that occurred while a program wrote to a stream.
public struct TerminalError: Error, Hashable, Sendable {
  /// The error number of the operating system, a value of `errno`.
  public let code: Int32

  /// Creates an error from a value of `errno`.
  public init(code: Int32) {
    self.code = code
  }
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    "the output could not be written: \(SystemError(code: code))"
  }
}
