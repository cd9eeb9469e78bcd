package import DiptychState

extension AsyncValue {
  /// A call of one of the methods that change the state.
  package enum Event {
    case start
    case succeed(Value)
    case fail(Failure)
    case cancel
    case receive(Value)
    case reset
  }

  @discardableResult
  package mutating func apply(_ event: Event) -> Transition {
    switch event {
    case .start: start()
    case .succeed(let value): succeed(value)
    case .fail(let failure): fail(failure)
    case .cancel: cancel()
    case .receive(let value): receive(value)
    case .reset: reset()
    }
  }
}

extension PagingState {
  /// A call of one of the methods that change the state.
  package enum Event {
    case refresh
    case loadMore
    case loadPrevious
    case succeed(PagingOperation, Page)
    case fail(PagingOperation, Failure)
    case cancel
    case reset
  }

  @discardableResult
  package mutating func apply(_ event: Event, cancelsAppends: Bool = true) -> Transition {
    switch event {
    case .refresh: refresh(cancelsAppends: cancelsAppends)
    case .loadMore: loadMore()
    case .loadPrevious: loadPrevious()
    case .succeed(let operation, let page): succeed(operation, with: page)
    case .fail(let operation, let error): fail(operation, error)
    case .cancel: cancel()
    case .reset: reset()
    }
  }
}

extension PagingState.Event: Sendable where Item: Sendable, Cursor: Sendable {}
extension AsyncValue.Event: Sendable where Value: Sendable {}
extension AsyncValue.Event: Equatable where Value: Equatable, Failure: Equatable {}
extension PagingState.Event: Equatable
where Item: Equatable, Cursor: Equatable, Failure: Equatable {}
