import Testing

@testable import DiptychAsync

@Suite("ViewHost: the next step of a run")
struct RunStepTests {
  private typealias Row = (
    isChanged: Bool, isUnconfirmed: Bool, isBusy: Bool, end: ViewHostEnd, step: RunStep
  )

  @Test("Every situation has its step")
  func table() {
    let table: [Row] = [
      (false, false, false, .settled, .end),
      (false, false, true, .settled, .wait),
      (false, true, false, .settled, .confirm),
      (false, true, true, .settled, .confirm),
      (true, false, false, .settled, .draw),
      (true, false, true, .settled, .draw),
      (true, true, false, .settled, .draw),
      (true, true, true, .settled, .draw),
      (false, false, false, .cancelled, .wait),
      (false, false, true, .cancelled, .wait),
      (false, true, false, .cancelled, .confirm),
      (false, true, true, .cancelled, .confirm),
      (true, false, false, .cancelled, .draw),
      (true, false, true, .cancelled, .draw),
      (true, true, false, .cancelled, .draw),
      (true, true, true, .cancelled, .draw),
    ]
    for row in table {
      let step = RunStep(
        isChanged: row.isChanged,
        isUnconfirmed: row.isUnconfirmed,
        isBusy: row.isBusy,
        until: row.end
      )
      #expect(step == row.step, "\(row)")
    }
  }
}
