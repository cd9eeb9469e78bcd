public import DiptychViews

extension HTML {
  /// An attribute of an element.
  ///
  /// ```swift
  /// HTML.a(.href("/about"), .class("quiet")) { Text("About") }
  /// ```
  ///
  /// Each attribute that the HTML Living Standard defines for the element is a static member, with
  /// its HTML name in camel case. Boolean attributes take a condition as their argument. To add a
  /// condition to any other attribute, call ``when(_:)``:
  ///
  /// ```swift
  /// HTML.li(.class("done", if: task.isDone), .title(task.note).when(!task.note.isEmpty)) { ... }
  /// HTML.input(.name("title"), .required, .disabled(task.isDone))
  /// ```
  ///
  /// For an attribute that is not part of HTML, such as an attribute of htmx, use
  /// ``attribute(_:_:)``. Event handlers, `style` and `srcdoc` have no member, because they contain
  /// code, CSS or a second document. In place of `http-equiv`, use `refresh(after:to:)` or the
  /// policy of a ``Document``.
  public struct Attribute<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let kind: _AttributeKind
    @usableFromInline let value: String

    @inlinable
    @inline(__always)
    init(_ name: StaticString, _ value: String, _ kind: _AttributeKind = .text) {
      self.name = name
      self.kind = kind
      self.value = value
    }

    /// An attribute that adds nothing to the element.
    @inlinable
    @inline(__always)
    public static var none: Self { Self("", "", .absent) }

    /// Returns the attribute if a condition is true, and ``none`` otherwise.
    @inlinable
    @inline(__always)
    public consuming func when(_ condition: Bool) -> Self { condition ? self : .none }

    @inlinable
    @inline(__always)
    public static func _write<S: _AttributeSink>(_ attribute: consuming Self, into sink: inout S) {
      sink.attribute(attribute.name, attribute.value, as: attribute.kind)
    }
  }
}
