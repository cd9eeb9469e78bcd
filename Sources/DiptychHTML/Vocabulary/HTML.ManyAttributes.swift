public import DiptychViews

extension HTML {
  /// Three attributes, and any number more.
  // The first three are fields: an array for each element that has a few attributes would be most of
  // what the element costs.
  public struct ManyAttributes<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let first: Attribute<Tag>
    @usableFromInline let second: Attribute<Tag>
    @usableFromInline let third: Attribute<Tag>
    @usableFromInline let others: [Attribute<Tag>]

    @inlinable
    @inline(__always)
    init(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      _ third: consuming Attribute<Tag>,
      _ others: [Attribute<Tag>]
    ) {
      self.first = first
      self.second = second
      self.third = third
      self.others = others
    }

    @inlinable
    @inline(__always)
    public static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      Attribute._write(attributes.first, into: &sink)
      Attribute._write(attributes.second, into: &sink)
      Attribute._write(attributes.third, into: &sink)
      for attribute in attributes.others { Attribute._write(attribute, into: &sink) }
    }
  }
}
