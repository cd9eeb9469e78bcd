import Synchronization

/// How often observed state was written, in the whole process.
///
/// Observation tells of writes from the moment on at which it tracks. Who compares this count before
/// a read with the one after the tracking has begun also knows of the writes in between.
package enum WriteCount {
  private static let count = Atomic<Int>(0)

  /// The number of writes until here.
  package static var current: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Notes a write, after it was made and before anyone is told.
  package static func bump() { count.add(1, ordering: .sequentiallyConsistent) }
}
