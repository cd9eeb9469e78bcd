/// A renderer that forwards identity, loads and actions to a host, and that draws trees of any depth.
///
/// Three stored properties are all that it needs. With them a component that loads something, such as
/// `AsyncValueView`, works in the renderer; a deep tree continues on a fresh stack; and a redacted view
/// offers no action:
///
/// ```swift
/// struct ShoutRenderer: HostedRenderer {
///   var host: AnyRenderHost
///   var stack = StackGuard()
///   var isRedacted = false
///   var output = ""
///
///   mutating func text(_ string: String) { output += readable(string).uppercased() }
///
///   mutating func element<A: Attributes, C: View>(
///     _ name: StaticString,
///     _ attributes: consuming A,
///     _ content: consuming C
///   ) {
///     C._render(content, into: &self)
///   }
/// }
/// ```
///
/// A renderer that draws buttons in another way than as an element tells its host of them itself:
///
/// ```swift
/// mutating func button<C: View>(
///   _ action: @escaping HostAction,
///   _ label: consuming C
/// ) {
///   if !isRedacted { host.button(action, copy label) }
///   inline(label)
/// }
/// ```
public protocol HostedRenderer: Renderer {
  /// The type of the host; ``AnyRenderHost`` where the renderer is compiled once for all of them.
  associatedtype Host: RenderHost

  /// The host, which keeps the state of components and hears of loads and actions.
  var host: Host { get set }

  /// The part of the stack that the render has used.
  var stack: StackGuard { get set }

  /// Whether the texts that come next may not be read.
  ///
  /// ``Renderer/redacted(_:_:)`` and ``Renderer/unredacted(_:)`` set it around their content. What a
  /// renderer draws of a string goes through ``readable(_:)``; a link that is redacted leads nowhere.
  var isRedacted: Bool { get set }
}

extension HostedRenderer {
  // MARK: Identity, state and wishes

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
  public mutating func wants(_ load: @escaping HostAction) { host.wants(load) }

  @inlinable
  @inline(__always)
  public mutating func wantsMore(_ load: @escaping HostAction) {
    host.wantsMore(load)
  }

  @inlinable
  public mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  ) {
    if !isRedacted { host.button(action, copy label) }
    element("button", Attribute("type", "button"), label)
  }

  // MARK: Redaction

  @inlinable
  public mutating func redacted<C: View>(_ reasons: RedactionReasons, _ content: consuming C) {
    let outer = isRedacted
    if !reasons.isEmpty { isRedacted = true }
    C._render(content, into: &self)
    isRedacted = outer
  }

  @inlinable
  public mutating func unredacted<C: View>(_ content: consuming C) {
    let outer = isRedacted
    isRedacted = false
    C._render(content, into: &self)
    isRedacted = outer
  }

  /// A text as it may be drawn here: blocks where it is redacted, and no control character.
  ///
  /// What a character of the text means to the medium is for the renderer to escape.
  public func readable(_ text: String) -> String {
    VisibleControl.shown(in: isRedacted ? Redaction.redacted(text) : text)
  }

  // MARK: Deep trees

  @inlinable
  @inline(__always)
  public var stackIsLow: Bool { stack.isLow }

  @inlinable
  @inline(never)
  public mutating func erased<V: View>(_ view: consuming V) {
    if _fastPath(!stack.isLow) { return V._render(view, into: &self) }
    let view = view
    let outer = stack
    onFreshStack {
      stack = StackGuard()
      V._render(view, into: &self)
    }
    stack = outer
  }
}
