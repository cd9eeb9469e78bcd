/// Keeps the last element of an asynchronous sequence, and the state of it.
///
/// ```swift
/// let store = StreamStore { api.prices() }
/// await store.load()                 // until the sequence ends
/// ```
///
/// Each element is the value while the sequence goes on, so the state stays in flight. When it ends
/// the value is loaded; a failure keeps the value. A sequence that ends without an element changes
/// nothing but ``idleReason``, unless `onEmpty` gives a failure for it.
public final class StreamStore<Value: Sendable, Failure: Error>: RequestStore, Loadable {
  private let machine: StateMachine<AsyncValue<Value, Failure>, Failure>
  private let work: @Sendable (Int, AsyncValue<Value, Failure>) async -> Void

  /// Creates a store of a closure that makes the sequence, anew for each load.
  ///
  /// - Parameters:
  ///   - onEmpty: The failure of a sequence that ends without an element, or nil if that is none.
  ///   - whenUnawaited: What becomes of the sequence when all who waited for its end were cancelled.
  ///   - isCancellation: Whether a failure means that the sequence was cancelled. `CancellationError`
  ///     does anyway.
  ///   - makeSequence: Makes the sequence.
  public init<Elements: AsyncSequence>(
    onEmpty: @escaping @Sendable () -> Failure? = { nil },
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    _ makeSequence: @escaping @Sendable () -> Elements
  ) where Elements.Element == Value, Elements.Failure == Failure, Elements: SendableMetatype {
    let machine = StateMachine<AsyncValue<Value, Failure>, Failure>(
      state: .idle,
      whenUnawaited: whenUnawaited
    )
    self.machine = machine
    work = { [weak machine] token, _ in
      var isEmpty = true
      do throws(Failure) {
        for try await element in makeSequence() {
          isEmpty = false
          machine?.answer(.receive, token: token, isLast: false) { state, _ in
            state.receive(element)
          }
          // A sequence that ignores the cancellation would go on for ever.
          if Task.isCancelled { break }
        }
      } catch {
        if error is CancellationError || isCancellation(error) {
          machine?.drop(token: token)
        } else {
          machine?.fail(error, token: token)
        }
        return
      }
      // A sequence that is cancelled ends like one that has no more elements.
      if Task.isCancelled {
        machine?.drop(token: token)
      } else if isEmpty {
        machine?.finishEmpty(onEmpty(), token: token)
      } else {
        machine?.answer(.succeed, token: token) { state, _ in state.finish() }
      }
    }
  }

  /// Creates a store of a sequence, which is iterated anew for each load.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. One that can be iterated once has nothing more for a second load.
  ///   - onEmpty: The failure of a sequence that ends without an element, or nil if that is none.
  ///   - whenUnawaited: What becomes of the sequence when all who waited for its end were cancelled.
  ///   - isCancellation: Whether a failure means that the sequence was cancelled.
  public convenience init<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    onEmpty: @escaping @Sendable () -> Failure? = { nil },
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false }
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(onEmpty: onEmpty, whenUnawaited: whenUnawaited, isCancellation: isCancellation) {
      sequence
    }
  }

  public var _engine: _RequestEngine<AsyncValue<Value, Failure>, Failure> {
    _RequestEngine(machine: machine)
  }

  // MARK: Reading

  /// How far it is.
  public var state: AsyncValue<Value, Failure> { machine.state }

  // MARK: Loading

  /// Iterates the sequence, or joins the iteration; returns when it has ended.
  public func load() async { await machine.load(work: work) }

  /// Iterates the sequence anew; an iteration that goes on is cancelled.
  public func restart() async {
    await machine.load(.restart, isRestart: true, work: work)
  }

  /// Iterates the sequence anew if it failed; else does nothing.
  public func retry() async { await machine.retry(work: work) }
}

extension StateMachine where State: ValueState {
  /// Ends a request that had nothing to say.
  fileprivate func finishEmpty(_ failure: Failure?, token: Int) {
    if let failure { fail(failure, token: token) } else { drop(token: token, .empty) }
  }
}

extension AsyncValue {
  /// The sequence whose last element this is has ended.
  fileprivate mutating func finish() -> Transition {
    guard let value else { return cancel() }
    return succeed(value)
  }
}
