/// An output format of views: text, HTML, or one of your own.
///
/// Each format is a static member of the protocol, so other modules can add formats:
///
/// ```swift
/// extension RenderingFormat where Self == Shout {
///   static var shout: Shout { Shout() }
/// }
/// view.rendered(as: .shout)
/// ```
public protocol RenderingFormat<Output>: Sendable {
  /// The type of the output.
  associatedtype Output: Sendable

  /// Renders a view.
  ///
  /// The host stores the state of the components in the view.
  func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> Output

  /// Renders a view and writes the output to a sink in chunks.
  ///
  /// If the output is a string, the default renders the whole string and writes it as one chunk.
  func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure)
}

extension RenderingFormat where Output == String {
  @_alwaysEmitIntoClient
  public func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let output = render(view, host: &host)
    try sink.write(output)
  }
}

extension View {
  /// Renders the view.
  ///
  /// ```swift
  /// view.rendered(as: .text(width: 60))
  /// view.rendered(as: .html)
  /// view.rendered(as: .tree)
  /// ```
  ///
  /// - Parameter format: The format of the output.
  /// - Returns: The output. Rendering never fails.
  @_alwaysEmitIntoClient
  public consuming func rendered<F: RenderingFormat>(as format: F) -> F.Output {
    var host = _NoHost()
    return format.render(self, host: &host)
  }

  /// Renders the view and writes the output to a sink in chunks of UTF-8.
  ///
  /// - Parameters:
  ///   - format: The format of the output.
  ///   - sink: The destination of the chunks, which is not called again after an error.
  /// - Throws: The error of the sink.
  @_alwaysEmitIntoClient
  public consuming func write<F: RenderingFormat, S: _ByteSink>(
    as format: F,
    to sink: inout S
  ) throws(S.Failure) {
    var host = _NoHost()
    try format.write(self, host: &host, to: &sink)
  }
}
