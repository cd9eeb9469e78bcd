/// A flexible space that fills the remaining space of a stack.
///
/// ```swift
/// HStack { Text("Name"); Spacer(); Text("Value") }
/// ```
///
/// Text output at 20 cells:
///
/// ```text
/// Name           Value
/// ```
public struct Spacer: PrimitiveView, Sendable {
  @usableFromInline let minLength: Int

  /// Creates a space with a minimum length in cells.
  @_alwaysEmitIntoClient
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.spacer(minimum: view.minLength)
  }
}
