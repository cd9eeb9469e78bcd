/// A group of key figures with their names.
///
/// ```swift
/// Stats {
///   Stat("Commits", value: "20,431", note: "1,204 merges")
///   Stat("Contributors", value: "148")
/// }
/// ```
///
/// ```text
/// Commits       20,431  1,204 merges
/// Contributors     148
/// ```
///
/// HTML is a `<dl class="stats">`, where the numbers are side by side, each in a box.
public struct Stats<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group of numbers.
  ///
  /// Each child is a ``Stat``.
  @_alwaysEmitIntoClient
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.facts(view.content)
  }
}

extension Stats: Sendable where Content: Sendable {}
