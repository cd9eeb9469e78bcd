public import DiptychViews

extension HTML {
  /// Any number of attributes of an element.
  public struct AttributeList<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let attributes: [Attribute<Tag>]

    /// Creates a list, written in order; classes are joined where the first of them stands.
    public init(_ attributes: [Attribute<Tag>]) {
      let classes = attributes.filter { $0.kind == .classes }
      guard let first = attributes.firstIndex(where: { $0.kind == .classes }), classes.count > 1
      else {
        self.attributes = attributes
        return
      }
      let joined = classes.map(\.value).joined(separator: " ")
      self.attributes =
        attributes[..<first] + [Attribute("class", joined, .classes)]
        + attributes[first...].filter { $0.kind != .classes }
    }

    @inlinable
    public static func _write<S: AttributeSink>(_ list: consuming Self, into sink: inout S) {
      for attribute in list.attributes { Attribute._write(attribute, into: &sink) }
    }
  }
}
