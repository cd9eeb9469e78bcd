public import DiptychViews

extension HTML {
  /// A list of two attributes.
  public struct TwoAttributes<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let first: Attribute<Tag>
    @usableFromInline let second: Attribute<Tag>

    @inlinable
    @inline(__always)
    init(_ first: consuming Attribute<Tag>, _ second: consuming Attribute<Tag>) {
      self.first = first
      self.second = second
    }

    @inlinable
    @inline(__always)
    public static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      let isJoined = attributes.first.isClasses && attributes.second.isClasses
      let second = attributes.second
      Attribute._write(attributes.first, into: &sink)
      sink.attribute(second.name, second.value, as: isJoined ? .furtherClasses : second.kind)
    }
  }
}

extension HTML.Attribute {
  // The pattern compiles to a comparison of bytes. `==` is a function of another module, into which
  // the compiler can't look.
  @inlinable var isClasses: Bool {
    @inline(__always) get { if case .classes = kind { true } else { false } }
  }
}
