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

  /// Calls the middlewares, each followed by a closure that takes its effects, if there are any.
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
/// All such arrays are one object, which is never freed. Its release would take as long as the call
/// of a middleware, so it is left out.
@inline(__always)
private func handOver<Action>(_ effects: [Effect<Action>], to start: ([Effect<Action>]) -> Void) {
  let object = Unmanaged.passRetained(unsafeBitCast(effects, to: AnyObject.self))
  let none = Unmanaged.passUnretained(unsafeBitCast([] as [Never], to: AnyObject.self))
  if object.toOpaque() == none.toOpaque() { return }
  start(unsafeBitCast(object.takeRetainedValue(), to: [Effect<Action>].self))
}
