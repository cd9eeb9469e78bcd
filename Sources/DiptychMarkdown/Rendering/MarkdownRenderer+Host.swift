import DiptychViews

// Identity, state and wishes go to the host.
extension MarkdownRenderer {
  var tracksIdentity: Bool { host.tracksIdentity }
  mutating func enter(_ position: Int) { host.enter(position) }
  mutating func enter<ID: Hashable>(id: ID) { host.enter(id: id) }
  mutating func leave() { host.leave() }
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }
  mutating func wants(_ load: @escaping @Sendable () async -> Void) { host.wants(load) }

  mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) { host.wantsMore(load) }

  // MARK: Deep trees

  var stackIsLow: Bool { stack.isLow }

  mutating func erased<V: View>(_ view: consuming V) {
    guard stack.isLow else { return V._render(view, into: &self) }
    let view = view
    let outer = stack
    onFreshStack {
      stack = StackGuard()
      V._render(view, into: &self)
    }
    stack = outer
  }
}
