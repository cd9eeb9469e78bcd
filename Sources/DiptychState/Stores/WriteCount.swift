import Synchronization

/// The number of writes to an object that holds observed state.
///
/// Observation reports writes from the moment tracking begins. A reader notes the count in a
/// ``ReadLog`` before its read, and compares it after tracking has begun. So it also detects the
/// writes in between.
package final class WriteCount: Sendable {
  private let count = Atomic<Int>(0)

  package init() {}

  /// The number of writes so far.
  var current: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts a write, after it was made and before observers are told.
  package func bump() { count.add(1, ordering: .sequentiallyConsistent) }

  /// Notes the count in the log of the task, if there is one, before the state is read.
  package func noteRead() { ReadLog.current?.note(self) }
}
