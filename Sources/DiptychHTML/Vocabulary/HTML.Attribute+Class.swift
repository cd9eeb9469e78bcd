public import DiptychViews

extension HTML.Attribute {
  /// Classes that an element has on a condition.
  ///
  /// The classes of one element are joined: those in its call, in the order they are given, and then
  /// those of its modifiers, from the innermost to the outermost.
  @inlinable
  @inline(__always)
  public static func `class`(_ names: String, if condition: Bool) -> Self {
    Self("class", names, condition ? .classes : .absent)
  }
}
