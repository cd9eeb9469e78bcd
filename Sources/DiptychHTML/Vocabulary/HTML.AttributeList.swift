public import DiptychViews

extension HTML {
  /// A list of any number of attributes of an element.
  public struct _AttributeList<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let attributes: [Attribute<Tag>]

    /// Creates a list in the order of the attributes.
    ///
    /// All classes are joined at the position of the first class.
    // One loop: slices and closures of each type of attribute are a tenth of a second to compile.
    public init(_ attributes: [Attribute<Tag>]) {
      var joined: [Attribute<Tag>] = []
      var first: Int?
      for attribute in attributes {
        if attribute.isClasses, let first {
          let names = "\(joined[first].value) \(attribute.value)"
          joined[first] = Attribute("class", names, .classes)
        } else {
          if attribute.isClasses { first = joined.count }
          joined.append(attribute)
        }
      }
      self.attributes = joined
    }

    @inlinable
    public static func _write<S: _AttributeSink>(_ list: consuming Self, into sink: inout S) {
      for attribute in list.attributes { Attribute._write(attribute, into: &sink) }
    }
  }
}
