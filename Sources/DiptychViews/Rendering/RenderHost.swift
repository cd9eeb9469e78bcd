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

  /// Work that the frame asks for.
  mutating func wants(_ load: @escaping @Sendable () async -> Void)

  /// An action that the frame offers.
  mutating func button(_ action: @escaping @Sendable () async -> Void)
}

extension RenderHost {
  @inlinable public var tracksIdentity: Bool { true }
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
  public mutating func wants(_ load: @escaping @Sendable () async -> Void) {}

  @inlinable
  @inline(__always)
  public mutating func button(_ action: @escaping @Sendable () async -> Void) {}
}
