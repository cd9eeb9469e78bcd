/// A renderer that has a ``RenderHost``, and hides redacted content.
///
/// A conforming type has two stored properties: `host` and `isRedacted`. With them, the renderer
/// supports components that load data, such as `AsyncValueView`, and a button in a redacted view
/// has no action:
///
/// ```swift
/// struct ShoutRenderer: HostedRenderer {
///   var host: _AnyRenderHost
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
  /// Whether the texts that follow are redacted.
  ///
  /// ``Renderer/redacted(_:_:)`` sets the property while it draws its content. A renderer has to
  /// pass every string through ``readable(_:)`` before it draws the string. It also has to leave
  /// out the destination of a redacted link.
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
  public mutating func figure<F: _Figure>(_ figure: consuming F) {
    F.Words._render(isRedacted ? figure.redacted.words : figure.words, into: &self)
  }

  /// Returns a text that is safe to draw: control characters are replaced with visible characters,
  /// and redacted text is replaced with blocks (`▒`).
  ///
  /// The renderer still has to escape the result for its format.
  public func readable(_ text: String) -> String {
    _VisibleControl.shown(in: isRedacted ? _Redaction.redacted(text) : text)
  }
}
