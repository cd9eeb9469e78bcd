/// The result of a command: its words, its end and its output.
public struct CommandOutput: Hashable, Sendable {
  /// The end of a command.
  public enum End: Hashable, Sendable {
    /// It exited by itself, with a status.
    case exited(Int32)
    /// A signal ended it.
    case killed(signal: Int32)
  }

  /// The name of the program, and its arguments.
  public let words: [String]

  /// The end of the command.
  public let end: End

  /// The bytes of standard output.
  public let output: [UInt8]

  /// The bytes of standard error.
  public let errors: [UInt8]

  /// Creates a result.
  public init(words: [String], end: End, output: [UInt8], errors: [UInt8]) {
    self.words = words
    self.end = end
    self.output = output
    self.errors = errors
  }
}

extension SnapshotStrategy where Value == CommandOutput {
  /// The command, its exit status and both of its outputs, with visible control characters.
  ///
  /// ```text
  /// $ invoice --total
  /// status: 2
  ///
  /// errors:
  /// invoice: no file
  /// ```
  ///
  /// An empty stream is left out. A stream without a newline at its end says so.
  public static var command: Self {
    Self(fileExtension: "txt") { Array($0.picture.utf8) }
  }
}

extension CommandOutput {
  fileprivate var picture: String {
    let command = words.map { shellWord(VisibleText.escape($0)) }.joined(separator: " ")
    var parts = ["$ \(command)\n\(end)\n"]
    for (name, bytes) in [("output", output), ("errors", errors)] where !bytes.isEmpty {
      let text = VisibleText.escape(String(decoding: bytes, as: UTF8.self))
      let isTerminated = bytes.last == UInt8(ascii: "\n")
      parts.append("\(name):\n\(text)" + (isTerminated ? "" : "\n(no newline at the end)\n"))
    }
    return parts.joined(separator: "\n")
  }
}

extension CommandOutput.End: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exited(let status): "status: \(status)"
    case .killed(let signal): "signal: \(signal)"
    }
  }
}
