/// The part of a machine that each store passes on as it is.
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
