import DiptychState
import DiptychStateTesting

/// A reference model of ``PagingState``: five independent variables.
struct PagingStateModel: ReferenceModel {
  var items: [Sample]?
  var previous: Int?
  var next: Int?
  var failed: [PagingOperation: Fault]
  var running: PagingOperation?

  init(_ state: SampleList) {
    items = state.items
    previous = state.previousCursor
    next = state.nextCursor
    failed = state.failure.map { [$0.operation: $0.error] } ?? [:]
    running = state.inFlight
  }

  mutating func apply(_ event: SampleList.Event) -> Transition {
    switch event {
    case .refresh:
      if running == .refresh { return .unchanged }
      running = .refresh
    case .loadMore:
      if running != nil || next == nil { return .unchanged }
      running = .append
    case .loadPrevious:
      if running != nil || previous == nil { return .unchanged }
      running = .prepend
    case .succeed(let operation, let page):
      if running != operation { return .illegal }
      let earlier = operation == .refresh ? [] : items ?? []
      items = operation == .prepend ? page.items + earlier : earlier + page.items
      if operation != .append { previous = page.previous }
      if operation != .prepend { next = page.next }
      (failed, running) = ([:], nil)
    case .fail(let operation, let error):
      if running != operation { return .illegal }
      (failed, running) = ([operation: error], nil)
    case .cancel:
      if running == nil { return .unchanged }
      running = nil
    case .reset:
      if items == nil && failed.isEmpty && running == nil { return .unchanged }
      (items, previous, next, failed, running) = (nil, nil, nil, [:], nil)
    }
    return .changed
  }
}
