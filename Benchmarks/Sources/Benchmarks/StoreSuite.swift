import Diptych
import Synchronization

/// The suite of the store of a whole program: actions through middlewares, relative to the same
/// reducer in a loop under a lock.
enum StoreSuite {
  /// The number of actions in one round.
  static let actionCount = 1_000_000

  private static var stores: [Document] {
    [StoreDocument.store(), StoreDocument.store(isRead: true)]
  }

  /// Checks that all ways end in the same state.
  static func verify() throws(BenchmarkError) {
    let loop = StoreDocument.loop()
    for store in stores where loop.output() != store.output() {
      throw .mismatch(
        name: store.name,
        offset: nil,
        expected: loop.output(),
        actual: store.output()
      )
    }
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) {
    for (store, target) in zip(stores, [6, nil] as [Double?]) {
      report(
        BenchmarkResult(
          comparing: store,
          with: StoreDocument.loop(),
          as: .ratioToLoop,
          target: target,
          rounds: options.rounds
        )
      )
    }
  }
}
