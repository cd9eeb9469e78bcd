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
  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> Output

  /// Renders a view and writes the output to a sink in chunks.
  ///
  /// If the output is a string, the default renders the whole string and writes it as one chunk.
  func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure)
}

extension RenderingFormat where Output == String {
  @_alwaysEmitIntoClient
  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let output = render(view, host: &host)
    if !output.isEmpty { try sink.write(output) }
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

/// A destination for UTF-8 that is written in chunks, such as a file or a connection.
public protocol _ByteSink {
  /// The type of the errors that writing throws.
  associatedtype Failure: Error = Never

  /// Writes the next chunk, which is valid only during the call.
  ///
  /// A rendering never passes an empty chunk.
  mutating func write(_ chunk: borrowing RawSpan) throws(Failure)
}

extension _ByteSink {
  /// Writes the UTF-8 of a string as one chunk.
  ///
  /// - Complexity: O(1) for a native Swift string. A string that is bridged from Objective-C is
  ///   copied first.
  public mutating func write(_ string: String) throws(Failure) {
    // `String.utf8Span` would make the `Result` unnecessary, but needs macOS 26.
    var string = string
    let result = string.withUTF8 { bytes -> Result<Void, Failure> in
      do throws(Failure) {
        return .success(try write(UnsafeRawBufferPointer(bytes).bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

/// A stand-in for a format whose module is not imported.
public struct _MissingFormat: RenderingFormat {
  public func render<V: View, H: _RenderHost>(_ view: V, host: inout H) -> String { "" }
}

// The type checker ignores an unavailable member unless nothing else has the name.
extension RenderingFormat where Self == _MissingFormat {
  @available(*, unavailable, message: "import DiptychHTML, or Diptych, for the format .html")
  public static var html: _MissingFormat { _MissingFormat() }

  @available(*, unavailable, message: "import DiptychFormats for the format .markdown")
  public static var markdown: _MissingFormat { _MissingFormat() }

  @available(*, unavailable, message: "import DiptychPlain, or Diptych, for the format .plain")
  public static var plain: _MissingFormat { _MissingFormat() }

  @available(*, unavailable, message: "import DiptychFormats for the format .csv")
  public static var csv: _MissingFormat { _MissingFormat() }

  @available(*, unavailable, message: "import DiptychFormats for the format .tsv")
  public static var tsv: _MissingFormat { _MissingFormat() }
}
