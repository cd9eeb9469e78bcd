import Synchronization

/// The number of writes to observed state, in the whole process.
///
/// Observation reports writes from the moment tracking begins. A reader that compares this count
/// before its read and after tracking has begun also detects the writes in between.
package enum WriteCount {
  private static let count = Atomic<Int>(0)

  /// The number of writes so far.
  package static var current: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Counts a write, after it was made and before observers are told.
  package static func bump() { count.add(1, ordering: .sequentiallyConsistent) }
}
