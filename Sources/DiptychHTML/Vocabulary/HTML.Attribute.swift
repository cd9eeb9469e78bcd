public import DiptychViews

extension HTML {
  /// An attribute of an element.
  ///
  /// ```swift
  /// HTML.a(.href("/about"), .class("quiet")) { Text("About") }
  /// ```
  ///
  /// There is a static member for each attribute that the HTML Living Standard gives to the element,
  /// named as in HTML, in camel case where that has a hyphen. Boolean attributes take a condition, and
  /// so do the others with ``when(_:)``:
  ///
  /// ```swift
  /// HTML.li(.class("done", if: task.isDone), .title(task.note).when(!task.note.isEmpty)) { ... }
  /// HTML.input(.name("title"), .required, .disabled(task.isDone))
  /// ```
  ///
  /// Any other attribute, such as one of htmx, goes by its name, see ``attribute(_:_:)``. Neither way
  /// has those that are code or a second document: event handlers, `style`, `srcdoc` and `http-equiv`.
  public struct Attribute<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let kind: AttributeKind
    @usableFromInline let value: String

    @inlinable
    @inline(__always)
    init(_ name: StaticString, _ value: String, _ kind: AttributeKind = .text) {
      self.name = name
      self.kind = kind
      self.value = value
    }

    /// No attribute: nothing is written.
    @inlinable
    @inline(__always)
    public static var none: Self { Self("", "", .absent) }

    /// The attribute, if a condition holds, and ``none`` otherwise.
    @inlinable
    @inline(__always)
    public consuming func when(_ condition: Bool) -> Self { condition ? self : .none }

    @inlinable
    @inline(__always)
    public static func _write<S: AttributeSink>(_ attribute: consuming Self, into sink: inout S) {
      sink.attribute(attribute.name, attribute.value, as: attribute.kind)
    }
  }
}
