/// A closure that a `_RenderHost` runs: it loads data, or is the action of a button.
public typealias _HostAction = @Sendable () async -> Void

/// A type that keeps the state of views between renderings.
///
/// A view with state is called a component. The host also receives the actions of components, such
/// as loading data.
///
/// Views reach the host through `_Renderer.host`. A rendering without state uses `_NoHost`; the
/// compiler removes the calls of its methods.
public protocol _RenderHost {
  /// Whether the host needs calls of `enter` and `leave`. Default: true.
  var tracksIdentity: Bool { get }

  /// Reports that the part of a view at a position is drawn next, until ``leave()`` is called.
  ///
  /// A component has the same identity in two renderings if the same positions and ids lead to it.
  /// With the same identity, it keeps its state.
  mutating func enter(_ position: Int)

  /// Reports that the part of a view with an id is drawn next, until ``leave()`` is called.
  ///
  /// A component has the same identity in two renderings if the same positions and ids lead to it.
  /// With the same identity, it keeps its state.
  mutating func enter<ID: Hashable>(id: ID)

  /// Reports that the part of a view that was entered last has been drawn.
  mutating func leave()

  /// Returns the object with the state of the component that is being drawn.
  ///
  /// The identity of the component consists of the positions and ids that were entered. The first
  /// call for an identity creates the object, and later calls return the same object.
  ///
  /// Before a component draws its content, it calls ``enter(_:)``, so that no view in the content
  /// has the identity of the component.
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T

  /// Asks the host to run a closure that loads data.
  ///
  /// The host starts the closure after the rendering, never during it.
  ///
  /// A host runs the closure once for each identity, even if many renderings ask for it. So a
  /// component first enters an id that identifies the request, for example the source of the data
  /// and the number of reloads. If the id changes, the data is loaded again.
  mutating func wants(_ load: @escaping _HostAction)

  /// Offers a closure that loads more data, such as further elements of a list.
  ///
  /// The default ignores the closure.
  ///
  /// A component enters an id first, as for ``wants(_:)``, and offers the closure in each rendering
  /// as long as there is more data. The host decides whether to run it; `_NoHost` never does.
  mutating func wantsMore(_ load: @escaping _HostAction)

  /// Receives the action and the inline label of a button that is being drawn.
  mutating func button<C: View>(_ action: @escaping _HostAction, _ label: consuming C)

  /// Receives the phase of the component that is being drawn, such as `loading`.
  ///
  /// The default ignores the phase. A component tells it before it enters the place of its content.
  mutating func shows(phase: String)

  /// Whether the latest button that the host has received has the keyboard focus.
  ///
  /// Default: false.
  var isButtonFocused: Bool { get }

  /// Whether the action of the latest button that the host has received is running.
  ///
  /// Default: false.
  var isButtonBusy: Bool { get }
}

extension _RenderHost {
  @_alwaysEmitIntoClient public var tracksIdentity: Bool { true }

  @_alwaysEmitIntoClient public var isButtonFocused: Bool { false }

  @_alwaysEmitIntoClient public var isButtonBusy: Bool { false }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func wantsMore(_ load: @escaping _HostAction) {}

  public mutating func shows(phase: String) {}
}

/// The host of a rendering without state, which stores no objects and runs no actions.
public struct _NoHost: _RenderHost, Sendable {
  #if DIPTYCH_CHECKS_THREADS
  // Values without a size share an address, so the thread sanitizer takes them for one value.
  private let byte: UInt8 = 0
  #endif

  /// Creates a host.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public var tracksIdentity: Bool { false }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func enter(_ position: Int) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func enter<ID: Hashable>(id: ID) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func leave() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { make() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func wants(_ load: @escaping _HostAction) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func button<C: View>(_ action: @escaping _HostAction, _ label: consuming C) {}
}

// Calls of views to the host of their renderer.
extension _Renderer {
  @_alwaysEmitIntoClient
  @inline(__always)
  public var tracksIdentity: Bool { host.tracksIdentity }

  /// Reports that the part of a view at a position is drawn next; see `_RenderHost.enter(_:)`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func enter(_ position: Int) { if tracksIdentity { enterHost(position) } }

  /// Reports that the part of a view with an id is drawn next; see `_RenderHost.enter(id:)`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func enter<ID: Hashable>(id: ID) { if tracksIdentity { enterHost(id: id) } }

  /// Reports that the part of a view that was entered last has been drawn.
  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func leave() { if tracksIdentity { leaveHost() } }

  /// Returns the object with the state of the component that is being drawn; see
  /// `_RenderHost.owned(_:)`.
  @_alwaysEmitIntoClient
  public mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }

  /// Asks the host to run a closure that loads data; see `_RenderHost.wants(_:)`.
  @_alwaysEmitIntoClient
  public mutating func wants(_ load: @escaping _HostAction) { host.wants(load) }

  /// Offers the host a closure that loads more data; see `_RenderHost.wantsMore(_:)`.
  @_alwaysEmitIntoClient
  public mutating func wantsMore(_ load: @escaping _HostAction) { host.wantsMore(load) }

  // Not inlined, so that code that is not specialised has only one call if the host tracks no
  // identity.

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

/// A type-erased `_RenderHost`.
///
/// A renderer that stores an `_AnyRenderHost` is compiled once for all types of hosts, in its own
/// module. The format of the renderer wraps the host before it draws the view, and unwraps it
/// afterwards.
public struct _AnyRenderHost: _RenderHost {
  private var host: any _RenderHost
  public let tracksIdentity: Bool

  /// Creates a type-erased host that wraps another host.
  public init<H: _RenderHost>(_ host: H) {
    self.host = host
    tracksIdentity = host.tracksIdentity
  }

  /// Returns the wrapped host, including the changes that calls of this value have made to it.
  ///
  /// - Precondition: The wrapped host is of the given type.
  public func base<H: _RenderHost>(as type: H.Type) -> H {
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

  public mutating func button<C: View>(_ action: @escaping _HostAction, _ label: consuming C) {
    host.button(action, label)
  }

  public var isButtonFocused: Bool { host.isButtonFocused }

  public var isButtonBusy: Bool { host.isButtonBusy }
}
