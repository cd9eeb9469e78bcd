public import DiptychViews

extension HTML {
  /// A list of two attributes.
  public typealias TwoAttributes<Tag: HTMLTag> = AttributePair<Attribute<Tag>, Attribute<Tag>>
}

extension HTML.Attribute {
  /// Returns the attribute as it follows another: its classes join those of the other.
  // Only the kind hangs on the condition: two attributes to choose from would both be copied.
  @inlinable
  @inline(__always)
  consuming func following(_ other: borrowing Self) -> Self {
    Self(name, value, isClasses && other.isClasses ? .furtherClasses : kind)
  }

  // The pattern compiles to a comparison of bytes. `==` is a function of another module, into which
  // the compiler can't look.
  @inlinable var isClasses: Bool {
    @inline(__always) get { if case .classes = kind { true } else { false } }
  }
}
