public import DiptychViews

// Identity, state and wishes go to the host.
extension PlainRenderer {
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
    if _fastPath(!stackIsLow) { return V._render(view, into: &self) }
    let view = view
    let outer = stack
    onFreshStack {
      stack = StackGuard()
      V._render(view, into: &self)
    }
    stack = outer
  }
}
