/// The output of a renderer: UTF-8 that becomes a string, or that goes to a sink in chunks.
///
/// A format lends one to its renderer, which appends what it draws. The same drawing serves both
/// requirements of ``RenderingFormat``:
///
/// ```swift
/// func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
///   let view = view
///   return RenderOutput.string { output in draw(view, for: &host, onto: output) }
/// }
///
/// func write<V: View, H: RenderHost, S: ByteSink>(
///   _ view: consuming V,
///   host: inout H,
///   to sink: inout S
/// ) throws(S.Failure) {
///   let view = view
///   try RenderOutput.stream(to: &sink) { output in draw(view, for: &host, onto: output) }
/// }
/// ```
///
/// It is an object, so that a renderer and its parts share one. What is appended after the closure has
/// returned goes nowhere.
public final class RenderOutput {
  @exclusivity(unchecked) private var buffer: ByteBuffer

  private init(_ buffer: ByteBuffer) {
    self.buffer = buffer
  }

  deinit { buffer.free() }

  /// All that a closure appends, as a string.
  ///
  /// Bytes that are no UTF-8 become replacement characters.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func string(_ draw: (RenderOutput) -> Void) -> String {
    let output = RenderOutput(.pieces)
    draw(output)
    return output.buffer.string()
  }

  /// Hands all that a closure appends to a sink, through a window of 16 KiB.
  ///
  /// - Throws: What the sink throws. After it failed it is not called again, and what is appended is
  ///   lost.
  public static func stream<S: ByteSink>(
    to sink: inout S,
    _ draw: (RenderOutput) -> Void
  ) throws(S.Failure) {
    try ByteBuffer.withStream(to: &sink) { stream in
      let output = RenderOutput(stream)
      draw(output)
      stream = output.buffer
      output.buffer = .pieces
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

  /// Hands the sink of a stream what it has not got yet; ``Renderer/flush()`` calls for it.
  public func flush() { buffer.flush() }
}
