/// A way to render views: text, HTML, or one of your own.
///
/// A format is chosen by a static member, so that another module can add one:
///
/// ```swift
/// extension RenderingFormat where Self == Shout {
///   static var shout: Shout { Shout() }
/// }
/// view.rendered(as: .shout)
/// ```
public protocol RenderingFormat<Output>: Sendable {
  /// What a view becomes.
  associatedtype Output: Sendable

  /// Renders a view for a host.
  func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> Output

  /// Renders a view in chunks.
  ///
  /// A format whose output is a string writes it whole, unless it can do better.
  func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure)
}

extension RenderingFormat where Output == String {
  @inlinable
  public func write<V: View, H: RenderHost, S: ByteSink>(
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
  /// - Parameter format: What to render the view as.
  /// - Returns: What the format makes of the view. Rendering never fails.
  @inlinable
  public consuming func rendered<F: RenderingFormat>(as format: F) -> F.Output {
    var host = NoHost()
    return format.render(self, host: &host)
  }

  /// Renders the view in chunks of UTF-8.
  ///
  /// - Parameters:
  ///   - format: What to render the view as.
  ///   - sink: What takes the chunks. After it failed it is not called again.
  /// - Throws: What the sink throws.
  @inlinable
  public consuming func write<F: RenderingFormat, S: ByteSink>(
    as format: F,
    to sink: inout S
  ) throws(S.Failure) {
    var host = NoHost()
    try format.write(self, host: &host, to: &sink)
  }
}
