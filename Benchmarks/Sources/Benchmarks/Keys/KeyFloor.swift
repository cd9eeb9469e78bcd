import Foundation

/// The floor of a screen: a loop that reads a key and writes the bytes of its update.
final class KeyFloor: Sendable {
  let terminal: KeyTerminal

  /// Begins the loop, which never ends.
  init(updates: [UInt8: [UInt8]]) throws(BenchmarkError) {
    let terminal = try KeyTerminal(isRaw: true)
    self.terminal = terminal
    Thread.detachNewThread {
      var key: UInt8 = 0
      while read(terminal.program, &key, 1) == 1 {
        let update = updates[key] ?? KeyTerminal.ending
        _ = write(terminal.program, update, update.count)
      }
    }
  }
}
