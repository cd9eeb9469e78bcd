public import DiptychViews

extension HTML {
  /// Any number of attributes of an element.
  public struct AttributeList<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let attributes: [Attribute<Tag>]

    /// Creates a list, written in order.
    @inlinable
    public init(_ attributes: [Attribute<Tag>]) {
      self.attributes = attributes
    }

    @inlinable
    public static func _write<S: AttributeSink>(_ list: consuming Self, into sink: inout S) {
      for attribute in list.attributes { Attribute._write(attribute, into: &sink) }
    }
  }
}
