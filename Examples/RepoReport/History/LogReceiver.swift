/// A receiver of the commits that ``LogParser`` parses.
protocol LogReceiver {
  /// The number of commits received so far.
  var commitCount: Int { get }

  mutating func add(_ record: LogParser.Record)

  /// Adds a changed file to the last commit.
  mutating func addFile(_ path: UnsafeRawBufferPointer)
}

extension LogReceiver {
  mutating func addFile(_ path: UnsafeRawBufferPointer) {}
}
