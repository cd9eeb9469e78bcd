import Diptych
import Synchronization

/// The suite of the store of a whole program: actions through middlewares, relative to the same
/// reducer in a loop under a lock.
enum StoreSuite {
  /// The number of actions in one round.
  static let actionCount = 1_000_000

  /// Checks that both ways end in the same state.
  static func verify() throws(BenchmarkError) {
    let (loop, store) = (StoreDocument.loop(), StoreDocument.store())
    guard loop.output() != store.output() else { return }
    throw .mismatch(
      name: store.name,
      offset: nil,
      expected: loop.output(),
      actual: store.output()
    )
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) {
    report(
      BenchmarkResult(
        comparing: StoreDocument.store(),
        with: StoreDocument.loop(),
        as: .ratioToLoop,
        target: 3,
        rounds: options.rounds
      )
    )
  }
}
