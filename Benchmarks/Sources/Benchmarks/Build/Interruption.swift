import Foundation
import Synchronization

/// A request to end this program while it waits for another one.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether a signal has arrived since ``isAwaited()``.
  static var happened: Bool { flag.load(ordering: .relaxed) }

  /// Handles the signals that end this program, so that it can remove its files first.
  static func isAwaited() {
    flag.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    }
  }
}
