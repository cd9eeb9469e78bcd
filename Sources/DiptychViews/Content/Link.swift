/// A hyperlink to an address, as inline content.
///
/// ```swift
/// Link("Read on", destination: "https://example.org/a?b=1&c=2")
/// ```
///
/// HTML is `<a href="https://example.org/a?b=1&amp;c=2">Read on</a>`. If the terminal supports
/// hyperlinks (OSC 8), text output contains a hyperlink. Otherwise, the address follows the label:
/// `Read on (https://example.org/a?b=1&c=2)`. If the label equals the address, the address is not
/// repeated. Text output never shows a relative address, because there is no page that the address
/// could be relative to.
///
/// The destination must be a relative address, or have the scheme `http`, `https`, `mailto` or
/// `tel`. If it has another scheme, every output format draws only the label, and the `validate()`
/// method of a document reports the destination. A ``LinkPolicy`` can allow further schemes.
public struct Link<Label: View>: PrimitiveView {
  @usableFromInline let destination: String
  @usableFromInline let label: Label

  /// Creates a link with a label of inline content.
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
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
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
