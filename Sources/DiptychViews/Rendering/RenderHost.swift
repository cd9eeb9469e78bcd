/// An action that a host runs: a load, or the action of a button.
///
/// A renderer or a host of another module declares its methods with this name, as in `_ action:
/// @escaping HostAction`. Spelled out, the function type may differ in a module with other settings
/// (`NonisolatedNonsendingByDefault`): the method would then not implement the requirement, and the
/// default would be called.
public typealias HostAction = @Sendable () async -> Void

/// A host of renders, which keeps the objects that components own and receives loads and actions.
///
/// A renderer forwards to its host, see ``HostedRenderer``. The host of a render without state is
/// ``NoHost``; the compiler removes the calls to it.
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
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T

  /// Asks for a load, which a host runs once for each identity.
  mutating func wants(_ load: @escaping HostAction)

  /// Offers a load that adds to data already there, such as the next page of a list. Default:
  /// nothing.
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
