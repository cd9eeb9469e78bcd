/// A piece of a terminal's input, or the absence of input.
package enum TerminalBytes: Sendable {
  case bytes([UInt8])
  /// Nothing arrived for 50 milliseconds.
  case silence
  /// The terminal was closed.
  case end
}
