// The attribute and the element of a disclosure group, for renderers that write HTML.

/// The `open` attribute of a disclosure group.
@usableFromInline
package struct OpenAttribute: Attributes {
  @usableFromInline let isOpen: Bool

  @_alwaysEmitIntoClient
  package init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  @_alwaysEmitIntoClient
  package static func _write<S: _AttributeSink>(
    _ attributes: consuming Self,
    into sink: inout S
  ) {
    if attributes.isOpen { sink.attribute("open", "", as: .boolean) }
  }
}

/// The `summary` element of a disclosure group: its label.
@usableFromInline
struct Summary<Label: View>: PrimitiveView {
  @usableFromInline let label: Label

  @_alwaysEmitIntoClient
  init(_ label: Label) {
    self.label = label
  }

  @_alwaysEmitIntoClient
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("summary", NoAttributes(), view.label)
  }
}
