/// The part of a terminal's input that a reader hands on.
package enum TerminalBytes: Sendable {
  case bytes([UInt8])
  /// Nothing arrived for 50 milliseconds.
  case silence
  /// The terminal has hung up.
  case end
}
