import Synchronization

/// The function that writes text above a live region, instead of into it.
///
/// Regions are in another module, so the first one names the function here that knows them all.
package enum RegionText {
  /// Writes text above the region on the terminal of a descriptor, and returns the error number of
  /// the system, or nil without a region.
  package typealias Write = @Sendable (_ text: String, _ descriptor: Int32) -> Int32?

  private static let writer = Mutex<Write?>(nil)

  /// Sets the function that knows all regions.
  package static func register(_ write: @escaping Write) { writer.withLock { $0 = write } }

  /// Writes text above the region on the terminal of a descriptor, if there is one.
  static func write(_ text: String, on descriptor: Int32) -> Int32? {
    writer.withLock(\.self)?(text, descriptor)
  }
}
