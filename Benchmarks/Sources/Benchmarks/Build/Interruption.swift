import Foundation
import Synchronization

/// Whether somebody wants this program to end while another one runs for it.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether it was asked to end since ``isAwaited()``.
  static var happened: Bool { flag.load(ordering: .relaxed) }

  /// From now on this program is not ended at once, so that it can leave nothing behind.
  static func isAwaited() {
    flag.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    }
  }
}
