public import DiptychViews

extension HTML.Attribute {
  /// Classes that an element has if a condition holds.
  ///
  /// Without a name, there is no attribute.
  ///
  /// The classes of an element are joined: first the classes in its call, in their order, then the
  /// classes of its modifiers, from the innermost to the outermost.
  @inlinable
  @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self("class", names, condition && !names.isEmpty ? .classes : .absent)
  }

  /// Returns the attribute as it follows another: its classes join the other's.
  // Only the kind hangs on the condition: two attributes to choose from would both be copied.
  @inlinable
  @inline(__always)
  consuming func following(_ other: borrowing Self) -> Self {
    Self(name, value, isClasses && other.isClasses ? .furtherClasses : kind)
  }

  // The pattern compiles to a comparison of bytes. `==` is a function of another module that the
  // compiler can't look into.
  @inlinable var isClasses: Bool {
    @inline(__always) get { if case .classes = kind { true } else { false } }
  }
}
