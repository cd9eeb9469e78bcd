/// The members of a state machine that each store forwards unchanged.
protocol RequestMachine<State, Failure>: BusySource {
  associatedtype State: Sendable
  associatedtype Failure: Error

  var needsRequest: Bool { get }
  var generation: Int { get }
  var attempt: Int { get }
  var idleReason: IdleReason { get }
  var announcement: Announcement<Failure>? { get }

  func cancel()
  func reset()
  func dismissAnnouncement()
  func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> TransitionObservation
}

extension StateMachine: RequestMachine {}
