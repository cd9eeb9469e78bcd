import Synchronization

/// The number of writes to an object that holds observed state.
///
/// Observation reports writes from the moment tracking begins. A reader records the count in a
/// ``ReadLog`` before its read, and compares the count after tracking has begun. So the reader also
/// detects the writes in between.
package final class WriteCount: Sendable {
  private let count = Atomic<Int>(0)

  package init() {}

  /// The number of writes so far.
  var current: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts a write, after it was made and before observers are notified.
  package func bump() { count.add(1, ordering: .sequentiallyConsistent) }

  /// Records the count in the log of the task, if there is a log, before the state is read.
  package func noteRead() { ReadLog.current?.note(self) }
}
