#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The processors of the machine.
enum Processors {
  /// The number of processors that are in use, at least 1.
  static let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
}
