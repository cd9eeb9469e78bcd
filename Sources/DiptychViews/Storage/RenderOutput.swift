/// The output of a renderer: UTF-8 that becomes a string or goes to a sink in chunks.
///
/// A format passes an output to its renderer, and the renderer appends to the output. So the format
/// can implement both requirements of ``RenderingFormat`` with one drawing function:
///
/// ```swift
/// func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
///   let view = view
///   return RenderOutput.string { output in draw(view, for: &host, onto: output) }
/// }
///
/// func write<V: View, H: _RenderHost, S: _ByteSink>(
///   _ view: consuming V,
///   host: inout H,
///   to sink: inout S
/// ) throws(S.Failure) {
///   let view = view
///   try RenderOutput.stream(to: &sink) { output in draw(view, for: &host, onto: output) }
/// }
/// ```
///
/// An output is an object, so that a renderer and its parts can share it. Bytes that are appended
/// after the closure of ``string(_:)`` or ``stream(to:_:)`` has returned are lost.
public final class RenderOutput {
  @exclusivity(unchecked) private var buffer: ByteBuffer

  private init(_ buffer: ByteBuffer) { self.buffer = buffer }

  deinit { buffer.free() }

  /// Runs a closure, and returns its output as a string.
  ///
  /// Invalid UTF-8 becomes replacement characters.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func string(_ draw: (RenderOutput) -> Void) -> String {
    let output = RenderOutput(.chunks)
    draw(output)
    return output.buffer.string()
  }

  /// Runs a closure whose output goes to a sink, in chunks of about 16 KiB.
  ///
  /// - Throws: The error of the sink. After an error, the sink is not called again, and further
  ///   bytes are dropped.
  public static func stream<S: _ByteSink>(
    to sink: inout S,
    _ draw: (RenderOutput) -> Void
  ) throws(S.Failure) {
    try ByteBuffer.withStream(to: &sink) { stream in
      let output = RenderOutput(stream)
      draw(output)
      stream = output.buffer
      output.buffer = .chunks
    }
  }

  /// Appends a string.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func append(_ string: String) { buffer.append(contentsOf: string) }

  /// Appends bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { buffer.append($0) } }

  /// Appends a byte.
  public func append(_ byte: UInt8) { buffer.append(byte) }

  /// Writes the bytes that were appended since the last chunk to the sink of a stream.
  ///
  /// If the output is a string, the call does nothing.
  public func flush() { buffer.flush() }
}
