/// A reader of the output of a running `git log`, piece by piece.
struct LogReader<Receiver: LogReceiver> {
  /// The receiver with the commits that have been read.
  var receiver: Receiver

  private let process: GitProcess
  private var parser = LogParser()

  init(_ receiver: Receiver, from process: GitProcess) {
    self.receiver = receiver
    self.process = process
  }

  /// Reads the next piece; returns `false` at the end of the log.
  ///
  /// - Throws: The errors of ``GitProcess``, and
  ///   ``ReportError/gitFailed(command:status:message:)``.
  mutating func readPiece() throws(ReportError) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    let count = try process.read(into: buffer)
    if count > 0 {
      try parser.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &receiver)
      return true
    }
    let end = process.waitForEnd()
    guard end.status == 0 else {
      throw .gitFailed(command: "log", status: end.status, message: end.message)
    }
    try parser.finish(receiver)
    return false
  }
}
