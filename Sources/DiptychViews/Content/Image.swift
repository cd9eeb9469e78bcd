/// An image with an alternative text, which describes the image.
///
/// ```swift
/// Image("cat.png", alt: "A cat asleep")
/// ```
///
/// Text output is the alternative text. HTML is `<img src="cat.png" alt="A cat asleep">`. For a
/// decorative image, pass an empty alternative text.
public struct Image: PrimitiveView, Sendable {
  @usableFromInline let source: String
  @usableFromInline let alternative: String

  /// Creates an image from a URL and an alternative text.
  @_alwaysEmitIntoClient
  public init(_ source: String, alt: String) {
    self.source = source
    alternative = alt
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.image(view.source, alternative: view.alternative)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}
