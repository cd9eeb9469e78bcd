/// A renderer that has a host, draws trees of any depth, and hides redacted content.
///
/// A conforming type stores three properties: `host`, `stack` and `isRedacted`. Because of `host`,
/// components that load data, such as `AsyncValueView`, work in the renderer. With `stack`, the
/// rendering of a deep tree continues on a fresh stack. With `isRedacted`, a button in a redacted
/// view has no action:
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

  /// Whether the texts that follow are redacted.
  ///
  /// ``Renderer/redacted(_:_:)`` sets the property while it draws its content. A renderer has to
  /// pass every string that it draws through ``readable(_:)``, and to leave out the destination of
  /// a redacted link.
  var isRedacted: Bool { get set }
}

extension HostedRenderer {
  // MARK: Redaction

  @_alwaysEmitIntoClient
  public mutating func redacted<C: View>(_ isRedacted: Bool, _ content: consuming C) {
    let outer = self.isRedacted
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    self.isRedacted = outer
  }

  @_alwaysEmitIntoClient
  public mutating func figure<F: Figure>(_ figure: consuming F) {
    F.Words._render(isRedacted ? figure.redacted.words : figure.words, into: &self)
  }

  /// Returns a text that is safe to draw: redacted text as blocks, and control characters as
  /// visible characters.
  ///
  /// The renderer still has to escape the result for its format.
  public func readable(_ text: String) -> String {
    VisibleControl.shown(in: isRedacted ? Redaction.redacted(text) : text)
  }

  // MARK: Deep trees

  @_alwaysEmitIntoClient
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
