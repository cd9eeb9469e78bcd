import DiptychState
import DiptychStateTesting

/// A reference model of ``PagingState``: four independent variables.
struct PagingStateModel: ReferenceModel {
  var items: [Sample]?
  var next: Int?
  var failed: [PagingOperation: Fault]
  var running: PagingOperation?

  init(_ state: SampleList) {
    items = state.items
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
    case .succeed(let operation, let page):
      if running != operation { return .illegal }
      items = (operation == .append ? items ?? [] : []) + page.items
      (next, failed, running) = (page.next, [:], nil)
    case .fail(let operation, let error):
      if running != operation { return .illegal }
      (failed, running) = ([operation: error], nil)
    case .cancel:
      if running == nil { return .unchanged }
      running = nil
    case .reset:
      if items == nil && failed.isEmpty && running == nil { return .unchanged }
      (items, next, failed, running) = (nil, nil, [:], nil)
    }
    return .changed
  }
}
