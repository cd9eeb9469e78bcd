public import DiptychViews

/// HTML: a fragment, or a whole page for a ``Document``.
///
/// Elements stand next to each other without white space between them.
public struct HTMLFormat: RenderingFormat {
  /// Creates the format.
  @inlinable
  public init() {}

  @inlinable
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = HTMLRenderer(host: host, out: .pieces)
    defer { renderer.free() }
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.finish()
  }

  /// Renders a view through a window of 16 KiB, in memory that does not depend on the document.
  ///
  /// A ``Document`` holds the standard stylesheet then: its head leaves before it is known which
  /// rules its body uses.
  @inlinable
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = HTMLRenderer(host: host, out: stream)
      V._render(view, into: &renderer)
      host = renderer.host
      stream = renderer.out
    }
  }
}

extension RenderingFormat where Self == HTMLFormat {
  /// HTML: a fragment, or a whole page for a `Document`.
  public static var html: HTMLFormat { HTMLFormat() }
}

extension HTMLRenderer {
  @usableFromInline
  func free() { out.free() }
}
