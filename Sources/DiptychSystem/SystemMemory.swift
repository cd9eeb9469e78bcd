#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The memory pages of the system.
package enum SystemMemory {
  private static let pageSize = UInt(max(sysconf(Int32(_SC_PAGESIZE)), 4096))

  /// Returns the memory pages that are entirely in a range to the system.
  ///
  /// The memory stays valid, but its content is undefined afterwards.
  package static func release(_ start: UnsafeMutableRawPointer, count: Int) {
    guard count > 0 else { return }
    let lower = (UInt(bitPattern: start) + pageSize - 1) & ~(pageSize - 1)
    let upper = (UInt(bitPattern: start) + UInt(bitPattern: count)) & ~(pageSize - 1)
    guard lower < upper else { return }
    #if canImport(Darwin)
    let advice = MADV_FREE  // its MADV_DONTNEED keeps the pages
    #else
    let advice = MADV_DONTNEED
    #endif
    madvise(UnsafeMutableRawPointer(bitPattern: lower), Int(bitPattern: upper - lower), advice)
  }
}

#else

/// A platform whose pages can't be returned.
package enum SystemMemory {
  package static func release(_ start: UnsafeMutableRawPointer, count: Int) {}
}

#endif

extension SystemMemory {
  /// The minimum size in bytes of memory that is copied in steps, so that two copies never exist at
  /// the same time.
  private static var large: Int { 16_777_216 }

  /// Copies bytes to other memory.
  ///
  /// For large memory, it returns the pages copied so far to the system.
  ///
  /// Freeing the memory would not be enough: the C library may keep it for later allocations.
  package static func move(
    _ from: UnsafeMutableRawPointer,
    to: UnsafeMutableRawPointer,
    count: Int
  ) {
    if _fastPath(count < large) { return to.copyMemory(from: from, byteCount: count) }
    var moved = 0
    while moved < count {
      let step = min(large / 16, count - moved)
      (to + moved).copyMemory(from: from + moved, byteCount: step)
      release(from + moved, count: step)
      moved += step
    }
  }
}
