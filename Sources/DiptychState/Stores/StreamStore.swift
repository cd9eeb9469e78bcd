/// A store whose value is the last element of an asynchronous sequence.
///
/// ```swift
/// let store = StreamStore { api.prices() }
/// await store.load()                 // until the sequence ends
/// ```
///
/// While the sequence runs, each element becomes the value, and the load stays in flight. When the
/// sequence ends, the load ends, and the last element stays as the value. If the sequence fails,
/// the state has the failure in addition to the last element. A sequence can end without an
/// element. If the closure `onEmpty` then returns a failure, the load fails. Otherwise, the state
/// from before the load is restored, and ``idleReason`` is ``IdleReason/empty``.
public final class StreamStore<Value: Sendable, Failure: Error>: _RequestStore, Loadable {
  private let machine: StateMachine<AsyncValue<Value, Failure>, Failure>
  private let work: @Sendable (Int, AsyncValue<Value, Failure>) async -> Void

  /// Creates a store with a closure that creates a new sequence for each load.
  ///
  /// - Parameters:
  ///   - onEmpty: Returns the failure for a sequence that ended without an element, or nil if that
  ///     is not a failure.
  ///   - options: The options of an iteration. If there is a retry policy, a sequence that fails is
  ///     iterated again. After each element, attempts are counted from 1 again.
  ///   - makeSequence: Creates the sequence.
  public init<Elements: AsyncSequence>(
    onEmpty: @escaping @Sendable () -> Failure? = { nil },
    options: LoadOptions<Failure> = LoadOptions(),
    _ makeSequence: @escaping @Sendable () -> Elements
  ) where Elements.Element == Value, Elements.Failure == Failure, Elements: SendableMetatype {
    let machine = StateMachine<AsyncValue<Value, Failure>, Failure>(.idle, options)
    self.machine = machine
    work = { [weak machine] token, _ in
      var isEmpty = true
      var attempt = 1
      while true {
        machine?.attempt(attempt, token: token)
        do throws(Failure) {
          for try await element in makeSequence() {
            isEmpty = false
            // An element proves that the sequence works, so the next failure counts as the first.
            attempt = 1
            machine?.answer(.receive, token: token, isLast: false) { state, _ in
              state.receive(element)
            }
            // A sequence that ignores cancellation would otherwise run forever.
            if Task.isCancelled { break }
          }
          break
        } catch {
          let next = await options.next(after: attempt, error) { pause, sleeper in
            machine?.pause(pause, sleeper, token: token)
          }
          switch next {
          case .attempt: attempt += 1
          case .failure: return machine?.fail(error, token: token) ?? ()
          case .cancellation: return machine?.drop(token: token) ?? ()
          }
        }
      }
      // An iteration that was cancelled ends like an iteration without further elements.
      if Task.isCancelled {
        machine?.drop(token: token)
      } else if isEmpty {
        machine?.finishEmpty(onEmpty(), token: token)
      } else {
        machine?.answer(.succeed, token: token) { state, _ in state.finish() }
      }
    }
  }

  /// Creates a store of a sequence, which is iterated again for each load.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. If the sequence can only be iterated once, a second load receives
  ///     no elements.
  ///   - onEmpty: Returns the failure for a sequence that ended without an element, or nil if that
  ///     is not a failure.
  ///   - options: The options of an iteration. If there is a retry policy, a sequence that fails is
  ///     iterated again. After each element, attempts are counted from 1 again.
  public convenience init<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    onEmpty: @escaping @Sendable () -> Failure? = { nil },
    options: LoadOptions<Failure> = LoadOptions()
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(onEmpty: onEmpty, options: options) { sequence }
  }

  public var _engine: any _RequestEngine<AsyncValue<Value, Failure>, Failure> { machine }

  // MARK: Reading

  /// The state, whose value is the last element.
  public var state: AsyncValue<Value, Failure> { machine.state }

  /// Whether the store has to iterate the sequence.
  ///
  /// This is the case if no iteration is in flight, and one of the following is true:
  ///
  /// - The state is idle.
  /// - The last iteration was cancelled before the sequence ended.
  public var needsLoad: Bool {
    let isBusy = isBusy
    return machine.needsRequest || !isBusy && idleReason == .givenUp
  }

  // MARK: Loading

  /// Iterates the sequence, or joins the iteration in flight; returns when the iteration has ended.
  public func load() async { await machine.load(work: work) }

  /// Cancels an iteration in flight, and iterates the sequence again; returns when the new
  /// iteration has ended.
  public func restart() async { await machine.load(.restart, isRestart: true, work: work) }

  /// Iterates the sequence again if it failed; does nothing otherwise.
  public func retry() async { await machine.retry(work: work) }
}

extension StateMachine where State: ValueState {
  /// Ends a request that delivered no element.
  fileprivate func finishEmpty(_ failure: Failure?, token: Int) {
    if let failure { fail(failure, token: token) } else { drop(token: token, .empty) }
  }
}

extension AsyncValue {
  /// Ends the load after the sequence has ended.
  fileprivate mutating func finish() -> Transition {
    guard let value else { return cancel() }
    return succeed(value)
  }
}
