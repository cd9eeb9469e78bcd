import Synchronization

/// The function that writes text above a live region, instead of into it.
///
/// Regions are in another module, so the first region registers the function here.
package enum RegionText {
  /// A function that writes text above the region on the terminal of a descriptor.
  ///
  /// It returns the error number of the system, or nil if the terminal has no region.
  package typealias Write = @Sendable (_ text: String, _ descriptor: Int32) -> Int32?

  private static let writer = Mutex<Write?>(nil)

  /// Registers the function.
  package static func register(_ write: @escaping Write) { writer.withLock { $0 = write } }

  /// Writes text above the region on the terminal of a descriptor, if there is one.
  static func write(_ text: String, on descriptor: Int32) -> Int32? {
    writer.withLock(\.self)?(text, descriptor)
  }
}
