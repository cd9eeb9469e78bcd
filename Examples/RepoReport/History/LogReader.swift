/// A reader of the output of a running `git log`, in chunks.
struct LogReader<Receiver: LogReceiver> {
  /// The receiver with the commits that have been read.
  var receiver: Receiver

  private let process: GitProcess
  private var parser = LogParser()

  init(_ receiver: Receiver, from process: GitProcess) {
    self.receiver = receiver
    self.process = process
  }

  /// Reads the next piece, and returns `false` at the end of the log.
  ///
  /// - Throws: The errors of ``GitProcess``, and
  ///   ``ReportError/gitFailed(command:status:message:)``.
  mutating func readPiece() throws(ReportError) -> Bool {
    let isRead = try process.readPiece { piece throws(ReportError) in
      try parser.read(piece, into: &receiver)
    }
    if !isRead { try parser.finish(receiver) }
    return isRead
  }
}
