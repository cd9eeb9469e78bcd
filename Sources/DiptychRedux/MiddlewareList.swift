/// A list of closures that are called one after the other.
///
/// The list is a chain of objects instead of an array, because calling a closure in an array also
/// retains it, which takes longer than the call of a middleware. `Call` is a generic parameter,
/// because the list would otherwise wrap each function in another closure.
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

  /// Returns a list of closures, or nil for an empty array.
  static func of(_ calls: [Call]) -> MiddlewareList? {
    calls.reversed().reduce(nil) { next, call in MiddlewareList(call, next) }
  }

  /// Calls the middlewares, and after each call passes the returned effects, if any, to a closure.
  @usableFromInline
  func callAsFunction<State, Action>(
    _ before: borrowing StatePlace<State>,
    _ after: borrowing StatePlace<State>,
    _ action: Action,
    start: ([Effect<Action>]) -> Void
  ) where Call == Middleware<State, Action> {
    handOver(call(before.state, after.state, action), to: start)
    // An optional binding would retain the rest of the list.
    // swift-format-ignore: NeverForceUnwrap
    if !isLast { next!(before, after, action, start: start) }
  }
}

/// Calls a closure with effects, unless they are an empty array literal.
///
/// All empty array literals share one object, which is never freed. Releasing it would take as long
/// as the call of a middleware, so it is not released.
@inline(__always)
private func handOver<Action>(_ effects: [Effect<Action>], to start: ([Effect<Action>]) -> Void) {
  let object = Unmanaged.passRetained(unsafeBitCast(effects, to: AnyObject.self))
  let none = Unmanaged.passUnretained(unsafeBitCast([] as [Never], to: AnyObject.self))
  if object.toOpaque() == none.toOpaque() { return }
  start(unsafeBitCast(object.takeRetainedValue(), to: [Effect<Action>].self))
}
