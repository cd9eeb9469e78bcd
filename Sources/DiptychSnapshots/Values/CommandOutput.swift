/// The exit status and the output of a command that has ended.
public struct CommandOutput: Hashable, Sendable {
  /// The way that a command ended: it exited, or a signal killed it.
  public enum End: Hashable, Sendable {
    /// The command exited with a status.
    case exited(Int32)
    /// A signal ended the command.
    case killed(signal: Int32)
  }

  /// The name of the executable, followed by its arguments.
  public let arguments: [String]

  /// The way that the command ended.
  public let end: End

  /// The bytes of standard output.
  public let output: [UInt8]

  /// The bytes of standard error.
  public let errors: [UInt8]

  /// Creates the result of a command.
  public init(arguments: [String], end: End, output: [UInt8], errors: [UInt8]) {
    self.arguments = arguments
    self.end = end
    self.output = output
    self.errors = errors
  }
}

extension SnapshotStrategy where Value == CommandOutput {
  /// A strategy that writes the command, its exit status, its output and its errors as text.
  ///
  /// ```text
  /// $ invoice --total
  /// status: 2
  ///
  /// errors:
  /// invoice: no file
  /// ```
  ///
  /// Control characters are escaped. Empty output and empty errors are left out. If the output or
  /// the errors do not end with a newline, a note in the text says so.
  public static var command: Self { Self(fileExtension: "txt") { Array($0.text.utf8) } }
}

extension CommandOutput {
  fileprivate var text: String {
    let command = arguments.map { shellWord(VisibleText.escape($0)) }.joined(separator: " ")
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

/// Returns a text as one word of a shell: as it is, or in single quotes.
///
/// - Complexity: O(*n*) in the length of the text.
package func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-_./:=,@%+".unicodeScalars.contains(scalar)
  }
  if isPlain, !text.isEmpty { return text }
  return "'" + text.replacing("'", with: "'\\''") + "'"
}
