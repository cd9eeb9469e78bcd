public import DiptychViews

extension HTML.Attribute {
  /// Classes that an element has if a condition holds.
  ///
  /// The classes of an element are joined: first those in its call, in their order, then those of
  /// its modifiers, from the innermost to the outermost.
  @inlinable
  @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self("class", names, condition ? .classes : .absent)
  }
}
