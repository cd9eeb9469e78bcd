/// A renderer that has a host, and that goes on on a fresh stack where a tree is deep.
///
/// What it says of identity, state and wishes goes to the host. An action has a label too, which
/// each renderer draws in its own way.
@usableFromInline
package protocol HostedRenderer: Renderer {
  associatedtype Host: RenderHost

  /// Who keeps what components own.
  var host: Host { get set }

  /// How much of the stack is used.
  var stack: StackGuard { get set }
}

extension HostedRenderer {
  // MARK: Identity, state and wishes

  @inlinable
  @inline(__always)
  public var tracksIdentity: Bool { host.tracksIdentity }

  @inlinable
  @inline(__always)
  public mutating func enter(_ position: Int) { host.enter(position) }

  @inlinable
  @inline(__always)
  public mutating func enter<ID: Hashable>(id: ID) { host.enter(id: id) }

  @inlinable
  @inline(__always)
  public mutating func leave() { host.leave() }

  @inlinable
  @inline(__always)
  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  @inlinable
  @inline(__always)
  public mutating func wants(_ load: @escaping @Sendable () async -> Void) { host.wants(load) }

  @inlinable
  @inline(__always)
  public mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) {
    host.wantsMore(load)
  }

  // MARK: Deep trees

  @inlinable
  @inline(__always)
  public var stackIsLow: Bool { stack.isLow }

  @inlinable
  @inline(never)
  public mutating func erased<V: View>(_ view: consuming V) {
    if _fastPath(!stack.isLow) { return V._render(view, into: &self) }
    let view = view
    let outer = stack
    onFreshStack {
      stack = StackGuard()
      V._render(view, into: &self)
    }
    stack = outer
  }
}
