/// What ``LogParser`` hands commits on to.
protocol LogReceiver {
  /// The number of commits so far.
  var commitCount: Int { get }

  mutating func add(_ record: LogParser.Record)

  /// Adds a changed file of the commit that was added last.
  mutating func addFile(_ path: UnsafeRawBufferPointer)
}

extension LogReceiver {
  mutating func addFile(_ path: UnsafeRawBufferPointer) {}
}
