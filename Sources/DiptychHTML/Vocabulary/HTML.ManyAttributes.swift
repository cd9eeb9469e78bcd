public import DiptychViews

extension HTML {
  /// A list of three or more attributes.
  // The first four are fields: an array for each element with a few attributes would be most of
  // the element's cost.
  public struct _ManyAttributes<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let first: Attribute<Tag>
    @usableFromInline let second: Attribute<Tag>
    @usableFromInline let third: Attribute<Tag>
    @usableFromInline let fourth: Attribute<Tag>
    @usableFromInline let others: [Attribute<Tag>]

    @inlinable
    @inline(__always)
    init(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      _ third: consuming Attribute<Tag>,
      _ fourth: consuming Attribute<Tag>,
      _ others: [Attribute<Tag>]
    ) {
      let isSeveral =
        first.isClasses && (second.isClasses || third.isClasses || fourth.isClasses)
        || second.isClasses && (third.isClasses || fourth.isClasses)
        || third.isClasses && fourth.isClasses
      if isSeveral || others.contains(where: { $0.isClasses }) {
        let joined = Self.joined([first, second, third, fourth] + others)
        self.first = joined[0]
        self.second = joined[1]
        self.third = joined[2]
        self.fourth = joined[3]
        self.others = Array(joined.dropFirst(4))
      } else {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.others = others
      }
    }

    /// Returns attributes with their classes joined.
    ///
    /// The list is padded to at least four attributes.
    @usableFromInline
    static func joined(_ attributes: [Attribute<Tag>]) -> [Attribute<Tag>] {
      let joined = _AttributeList(attributes).attributes
      return joined + [Attribute](repeating: .none, count: max(4 - joined.count, 0))
    }

    @inlinable
    @inline(__always)
    public static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      Attribute._write(attributes.first, into: &sink)
      Attribute._write(attributes.second, into: &sink)
      Attribute._write(attributes.third, into: &sink)
      Attribute._write(attributes.fourth, into: &sink)
      for attribute in attributes.others { Attribute._write(attribute, into: &sink) }
    }
  }
}
