/// Work that a host runs: a load, or the action of a button.
///
/// A renderer or a host outside of the kit declares its methods with this name, as in
/// `_ action: @escaping HostAction`. The same type spelled out can be another one in a module of other
/// settings (`NonisolatedNonsendingByDefault`), and the default would be called in place of the method.
public typealias HostAction = @Sendable () async -> Void

/// Who renders: keeps what components own, and hears what a frame asks for.
///
/// A concrete renderer has a host as a type parameter and forwards to it. A plain render has
/// ``NoHost``, whose calls vanish.
public protocol RenderHost {
  /// Whether `enter` and `leave` mean anything to this host. Default: yes.
  var tracksIdentity: Bool { get }

  /// Goes to the part at a position of a view.
  mutating func enter(_ position: Int)

  /// Goes to the part that is known by an id.
  mutating func enter<ID: Hashable>(id: ID)

  /// Goes back to where the last `enter` was.
  mutating func leave()

  /// The object that the component at this place owns, made when there is none yet.
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T

  /// Work that the frame asks for; a host starts it once for each place.
  mutating func wants(_ load: @escaping HostAction)

  /// Work that would add to what is there, such as the next page of a list. Default: nothing.
  mutating func wantsMore(_ load: @escaping HostAction)

  /// An action that the frame offers, and the inline content that says which.
  mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  )
}

extension RenderHost {
  @inlinable public var tracksIdentity: Bool { true }

  @inlinable
  @inline(__always)
  public mutating func wantsMore(_ load: @escaping HostAction) {}
}

/// The host of a plain render: it keeps nothing and starts nothing.
public struct NoHost: RenderHost, Sendable {
  /// Creates a host for a plain render.
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
