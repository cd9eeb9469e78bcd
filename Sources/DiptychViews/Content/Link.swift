/// Inline content that leads to an address.
///
/// ```swift
/// Link("Read on", destination: "https://example.org/a?b=1&c=2")
/// ```
///
/// HTML is `<a href="https://example.org/a?b=1&amp;c=2">Read on</a>`. Text output for a terminal
/// with hyperlinks (OSC 8) contains a hyperlink. Other text output has the address after the label,
/// unless the label is the address: `Read on (https://example.org/a?b=1&c=2)`. Text output never
/// shows a relative address, because it has no page that the address could be relative to.
///
/// A destination is a relative address, or it has the scheme `http`, `https`, `mailto` or `tel`. If
/// it has another scheme, every format draws the label only, and `validate()` reports the
/// destination. A ``LinkPolicy`` can allow further schemes.
public struct Link<Label: View>: PrimitiveView {
  @usableFromInline let destination: String
  @usableFromInline let label: Label

  /// Creates a link with an inline label.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.link(view.destination, view.label)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    .link(destination: view.destination)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ title: String, destination: String) {
    self.destination = destination
    label = Text(verbatim: title)
  }
}

extension Link: Sendable where Label: Sendable {}
