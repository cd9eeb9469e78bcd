/// A host whose type is erased.
///
/// A renderer that holds one is compiled once for all hosts, in its own module. Its format erases the
/// host of a frame, and hands it back when the view is drawn:
///
/// ```swift
/// var renderer = ShoutRenderer(host: AnyRenderHost(host))
/// V._render(view, into: &renderer)
/// host = renderer.host.base(as: H.self)
/// ```
public struct AnyRenderHost: RenderHost {
  private var host: any RenderHost
  public let tracksIdentity: Bool

  /// Erases the type of a host.
  public init<H: RenderHost>(_ host: H) {
    self.host = host
    tracksIdentity = host.tracksIdentity
  }

  /// The host that was erased, with what it has heard since.
  ///
  /// - Precondition: It is of the given type.
  public func base<H: RenderHost>(as type: H.Type) -> H {
    guard let host = host as? H else { preconditionFailure("the host was no \(type)") }
    return host
  }

  public mutating func enter(_ position: Int) {
    if tracksIdentity { host.enter(position) }
  }

  public mutating func enter<ID: Hashable>(id: ID) {
    if tracksIdentity { host.enter(id: id) }
  }

  public mutating func leave() {
    if tracksIdentity { host.leave() }
  }

  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  public mutating func wants(_ load: @escaping HostAction) { host.wants(load) }

  public mutating func wantsMore(_ load: @escaping HostAction) {
    host.wantsMore(load)
  }

  public mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  ) {
    host.button(action, label)
  }
}
