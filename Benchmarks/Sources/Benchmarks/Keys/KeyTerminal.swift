import Foundation

/// A pseudo-terminal of 120 columns and 40 lines for pressing keys.
struct KeyTerminal {
  /// The end of each update of a screen.
  static let ending = Array("\u{1B}[?2026l".utf8)

  /// The descriptor at the side of the keyboard.
  private let controller: Int32
  /// The descriptor for the program.
  let program: Int32

  /// Creates a terminal.
  ///
  /// - Parameter isRaw: Whether keys arrive at once, and output is not changed.
  /// - Throws: An error if the system has no pseudo-terminal.
  init(isRaw: Bool = false) throws(BenchmarkError) {
    var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (Int32, Int32) = (0, 0)
    guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
      throw .file("the system has no pseudo-terminal: error \(errno)")
    }
    (controller, program) = ends
    guard isRaw else { return }
    var modes = termios()
    cfmakeraw(&modes)
    tcsetattr(program, TCSANOW, &modes)
  }

  /// Presses a key, and returns the bytes up to the end of the update that it causes.
  func press(_ key: String) -> [UInt8] {
    let key = Array(key.utf8)
    _ = write(controller, key, key.count)
    return update()
  }

  /// Reads up to the end of the next update.
  func update() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !bytes.suffix(Self.ending.count).elementsEqual(Self.ending) {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return bytes
  }
}
