/// A type-erased ``RenderHost``.
///
/// A renderer that stores an `_AnyRenderHost` is compiled once for all types of hosts, in its own
/// module. The format of the renderer wraps the host before it draws the view, and unwraps
/// it afterwards:
///
/// ```swift
/// var renderer = ShoutRenderer(host: _AnyRenderHost(host))
/// V._render(view, into: &renderer)
/// host = renderer.host.base(as: H.self)
/// ```
public struct _AnyRenderHost: RenderHost {
  private var host: any RenderHost
  public let tracksIdentity: Bool

  /// Creates a type-erased host that wraps another host.
  public init<H: RenderHost>(_ host: H) {
    self.host = host
    tracksIdentity = host.tracksIdentity
  }

  /// Returns the wrapped host, including the changes that calls of this value have made to it.
  ///
  /// - Precondition: The wrapped host is of the given type.
  public func base<H: RenderHost>(as type: H.Type) -> H {
    precondition(
      Swift.type(of: host) == type,
      "the erased host is a \(Swift.type(of: host)), not a \(type)"
    )
    // A conditional cast would look up the metadata of an optional host at each rendering.
    // swift-format-ignore: NeverForceUnwrap
    return host as! H
  }

  public mutating func enter(_ position: Int) { host.enter(position) }

  public mutating func enter<ID: Hashable>(id: ID) { host.enter(id: id) }

  public mutating func leave() { host.leave() }

  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  public mutating func wants(_ load: @escaping _HostAction) { host.wants(load) }

  public mutating func wantsMore(_ load: @escaping _HostAction) { host.wantsMore(load) }

  public mutating func button<C: View>(
    _ action: @escaping _HostAction,
    _ label: consuming C
  ) {
    host.button(action, label)
  }

  public var isButtonFocused: Bool { host.isButtonFocused }
}
