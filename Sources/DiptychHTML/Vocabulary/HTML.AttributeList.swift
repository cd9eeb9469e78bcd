public import DiptychViews

extension HTML {
  /// A list of any number of attributes of an element.
  public struct AttributeList<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let attributes: [Attribute<Tag>]

    /// Creates a list in the order of the attributes; all classes are joined at the place of the
    /// first.
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
