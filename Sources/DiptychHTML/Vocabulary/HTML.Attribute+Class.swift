public import DiptychViews

extension HTML.Attribute {
  /// The classes of the element, if a condition is true.
  ///
  /// If the condition is false, or `names` is empty, the element gets no class.
  ///
  /// All classes of an element are joined into one attribute. The classes in the call of the
  /// element come first, then the classes of its modifiers, from the innermost to the outermost.
  @inlinable
  @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self("class", names, condition && !names.isEmpty ? .classes : .absent)
  }

  /// Returns the attribute for a position after another attribute.
  ///
  /// Classes are joined with the classes of the other attribute.
  // Only the kind depends on the condition. A choice between two attributes would copy both.
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
