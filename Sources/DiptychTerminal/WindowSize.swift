import DiptychFiles

/// The size of a terminal's window, as reported by the system.
package struct WindowSize: Equatable {
  /// The width in cells; nil if the stream is not a terminal, or if the terminal does not report
  /// it.
  package var columns: Int?
  /// The height in lines; nil if the stream is not a terminal, or if the terminal does not report
  /// it.
  package var rows: Int?

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Creates the size of the terminal behind a descriptor.
  package init(of descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    columns = size.ws_col > 0 ? Int(size.ws_col) : nil
    rows = size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Returns the size of the terminal behind a descriptor.
  ///
  /// If the descriptor is not a terminal, the size comes from standard error, or else from the
  /// controlling terminal.
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
