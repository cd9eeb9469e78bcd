import DiptychState
import DiptychTesting
import Diptych

// Calls in a file that does not import Testing, like one for XCTest; the file only has to compile.

struct CallsWithoutTesting {
  struct Oops: Error {}

  func snapshots() {
    expectSnapshot(of: Text("a"), named: "a", as: .standard)
    expectSnapshot(of: Text("a"), named: "a", as: .tree)
    expectSnapshot(of: "a", named: "a")
    expectSnapshot(of: FilmStrip().description, named: "a")
  }

  func stores(_ gate: Gate<Void, Int, Oops>) async {
    let recorder = StateRecorder(AsyncStore(fetch: gate.fetch))
    recorder.expect("idle")
    recorder.expectTrace("")
    recorder.finish()
    await gate.answer(1, with: 1)
    await gate.fail(1, with: Oops())
    await gate.resume(1, with: .success(1))
  }
}
