/// A renderer that has a host, draws trees of any depth, and hides redacted content.
///
/// It has three stored properties. With them, components that load something, such as
/// `AsyncValueView`, work in the renderer; a deep tree continues on a fresh stack; and a button in
/// a redacted view has no action:
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
public protocol HostedRenderer: Renderer {
  /// The part of the stack that rendering has used.
  var stack: StackGuard { get set }

  /// Whether the following texts are redacted.
  ///
  /// ``Renderer/redacted(_:_:)`` sets the property around its content. A renderer passes every
  /// string that it draws through ``readable(_:)``, and draws no destination for a redacted link.
  var isRedacted: Bool { get set }
}

extension HostedRenderer {
  // MARK: Redaction

  @inlinable
  public mutating func redacted<C: View>(_ isRedacted: Bool, _ content: consuming C) {
    let outer = self.isRedacted
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    self.isRedacted = outer
  }

  @inlinable
  public mutating func figure<F: Figure>(_ figure: consuming F) {
    F.Words._render(isRedacted ? figure.redacted.words : figure.words, into: &self)
  }

  /// Returns a text with blocks in the place of characters if it is redacted, and with visible
  /// characters in the place of control characters.
  ///
  /// The renderer escapes the result for its medium.
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
