import DiptychFiles

/// The size of a terminal's window, as reported by the system.
package struct WindowSize: Equatable {
  /// The cells of a line; nil if the stream is no terminal, or the terminal does not report them.
  package var columns: Int?
  /// The lines of the window; nil if the stream is no terminal, or the terminal does not report
  /// them.
  package var rows: Int?

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Creates the size of the terminal behind a descriptor.
  package init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    columns = size.ws_col > 0 ? Int(size.ws_col) : nil
    rows = size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Returns the size of the terminal behind a descriptor; if it has none, of the one behind
  /// standard error; if that has none, of the controlling terminal.
  static func nearest(to descriptor: Int32) -> WindowSize {
    let size = WindowSize(of: descriptor)
    if size.columns != nil { return size }
    let errorSize = WindowSize(of: STDERR_FILENO)
    if errorSize.columns != nil { return errorSize }
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else { return size }
    defer { close(terminal) }
    return WindowSize(of: terminal)
  }

  #else

  package init(of descriptor: Int32) {}

  static func nearest(to descriptor: Int32) -> WindowSize { WindowSize(of: descriptor) }

  #endif
}
