/// A list of closures that are called one after the other.
///
/// A closure that is a constant of an object is called as it is; one in an array is retained for
/// the call, which costs more than a call of a middleware. `Call` is a type of its own for the same
/// reason: as a function type of the list it would be wrapped in another closure.
@usableFromInline
final class MiddlewareList<Call: Sendable>: Sendable {
  private let call: Call
  private let isLast: Bool
  private let next: MiddlewareList?

  private init(_ call: Call, _ next: MiddlewareList?) {
    self.call = call
    self.next = next
    isLast = next == nil
  }

  /// Returns the list of the given closures, or nil.
  static func of(_ calls: [Call]) -> MiddlewareList? {
    calls.reversed().reduce(nil) { next, call in MiddlewareList(call, next) }
  }

  /// Calls the middlewares, each followed by a closure that takes its effects.
  @usableFromInline
  func callAsFunction<State, Action>(
    _ before: borrowing StatePlace<State>,
    _ after: borrowing StatePlace<State>,
    _ action: Action,
    start: ([Effect<Action>]) -> Void
  ) where Call == Middleware<State, Action> {
    start(call(before.state, after.state, action))
    // An optional binding would retain the rest of the list.
    // swift-format-ignore: NeverForceUnwrap
    if !isLast { next!(before, after, action, start: start) }
  }
}
