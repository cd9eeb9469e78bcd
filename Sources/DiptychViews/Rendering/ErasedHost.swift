/// A host whose type is erased, for a renderer that is compiled once for all of them.
package struct ErasedHost: RenderHost {
  private var host: any RenderHost
  package let tracksIdentity: Bool

  /// Erases the type of a host.
  package init<H: RenderHost>(_ host: H) {
    self.host = host
    tracksIdentity = host.tracksIdentity
  }

  /// The host that was erased, which was of some type.
  package func host<H: RenderHost>(as type: H.Type) -> H {
    guard let host = host as? H else { preconditionFailure("the host was no \(type)") }
    return host
  }

  package mutating func enter(_ position: Int) {
    if tracksIdentity { host.enter(position) }
  }

  package mutating func enter<ID: Hashable>(id: ID) {
    if tracksIdentity { host.enter(id: id) }
  }

  package mutating func leave() {
    if tracksIdentity { host.leave() }
  }

  package mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  package mutating func wants(_ load: @escaping @Sendable () async -> Void) { host.wants(load) }

  package mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) {
    host.wantsMore(load)
  }

  package mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {
    host.button(action, label)
  }
}
