#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The identity of a terminal, a pipe or a file, which all descriptors of it share.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let file: UInt64

  /// Creates the identity of a descriptor's file; nil if the descriptor is closed, or if the
  /// platform has no identities.
  init?(of descriptor: Int32) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    #else
    return nil
    #endif
  }
}
