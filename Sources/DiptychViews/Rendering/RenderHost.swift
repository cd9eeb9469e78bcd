/// An action that a host runs: a load, or the action of a button.
///
/// A host of another module declares its methods with this name, as in `_ action:
/// @escaping HostAction`. Spelled out, the function type may differ in a module with other settings
/// (`NonisolatedNonsendingByDefault`): the method would then not implement the requirement, and the
/// default would be called.
public typealias HostAction = @Sendable () async -> Void

/// A host of renders, which keeps the objects that components own and receives loads and actions.
///
/// Views reach the host through ``Renderer/host``. A render without state has ``NoHost``; the
/// compiler removes the calls to it.
public protocol RenderHost {
  /// Whether the host needs calls of `enter` and `leave`. Default: true.
  var tracksIdentity: Bool { get }

  /// Enters the part of a view at a position, which identifies the components in it.
  mutating func enter(_ position: Int)

  /// Enters the part of a view with an id, which identifies the components in it.
  mutating func enter<ID: Hashable>(id: ID)

  /// Leaves the part that was entered last.
  mutating func leave()

  /// Returns the object that the component with the current identity owns; the first call makes it.
  ///
  /// A component enters a part before it draws its slots, so that no slot has the identity of the
  /// component itself.
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T

  /// Asks for a load. The host starts it after rendering, never during it.
  ///
  /// A host runs a load once per identity, however many frames ask for it. So a component first
  /// enters an id of the request, such as its source and a request number: a new id starts a new
  /// load.
  mutating func wants(_ load: @escaping HostAction)

  /// Offers a load that adds to data already there, such as the next page of a list. Default:
  /// nothing.
  ///
  /// A component enters an id first, as for ``wants(_:)``, and offers the load in each frame as
  /// long as there is more. The host decides how much to load; ``NoHost`` loads nothing.
  mutating func wantsMore(_ load: @escaping HostAction)

  /// Receives the action of a button in the frame, and its inline label.
  mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  )

  /// Whether the button that the host has received last has the focus of the keyboard. Default:
  /// false.
  var isButtonFocused: Bool { get }
}

extension RenderHost {
  @inlinable public var tracksIdentity: Bool { true }

  @inlinable public var isButtonFocused: Bool { false }

  @inlinable
  @inline(__always)
  public mutating func wantsMore(_ load: @escaping HostAction) {}
}

/// The host of a render without state: it keeps nothing and runs nothing.
public struct NoHost: RenderHost, Sendable {
  /// Creates a host.
  @inlinable
  @inline(__always)
  public init() {}

  @inlinable
  @inline(__always)
  public var tracksIdentity: Bool { false }

  @inlinable
  @inline(__always)
  public mutating func enter(_ position: Int) {}

  @inlinable
  @inline(__always)
  public mutating func enter<ID: Hashable>(id: ID) {}

  @inlinable
  @inline(__always)
  public mutating func leave() {}

  @inlinable
  @inline(__always)
  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { make() }

  @inlinable
  @inline(__always)
  public mutating func wants(_ load: @escaping HostAction) {}

  @inlinable
  @inline(__always)
  public mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  ) {}
}

// What views say to the host of their renderer.
extension Renderer {
  @inlinable
  @inline(__always)
  public var tracksIdentity: Bool { host.tracksIdentity }

  /// Enters the part of a view at a position, which identifies the components in it.
  @inlinable
  @inline(__always)
  public mutating func enter(_ position: Int) { if tracksIdentity { enterHost(position) } }

  /// Enters the part of a view with an id, which identifies the components in it.
  @inlinable
  @inline(__always)
  public mutating func enter<ID: Hashable>(id: ID) { if tracksIdentity { enterHost(id: id) } }

  /// Leaves the part that was entered last.
  @inlinable
  @inline(__always)
  public mutating func leave() { if tracksIdentity { leaveHost() } }

  /// Returns the object that the component with the current identity owns; see
  /// ``RenderHost/owned(_:)``.
  @inlinable
  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  /// Asks the host to run a load; see ``RenderHost/wants(_:)``.
  @inlinable
  public mutating func wants(_ load: @escaping HostAction) { host.wants(load) }

  /// Offers the host a load that adds to data already there; see ``RenderHost/wantsMore(_:)``.
  @inlinable
  public mutating func wantsMore(_ load: @escaping HostAction) { host.wantsMore(load) }

  // Out of line: unspecialised code has one call if the host tracks no identity.

  @inlinable
  @inline(never)
  mutating func enterHost(_ position: Int) { host.enter(position) }

  @inlinable
  @inline(never)
  mutating func enterHost<ID: Hashable>(id: ID) { host.enter(id: id) }

  @inlinable
  @inline(never)
  mutating func leaveHost() { host.leave() }
}

extension Renderer where Host == NoHost {
  /// The host of a renderer without one.
  @inlinable
  @inline(__always)
  public var host: NoHost {
    get { NoHost() }
    set {}
  }
}
