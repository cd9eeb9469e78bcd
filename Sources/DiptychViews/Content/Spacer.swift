/// A flexible space that takes the room left over in a stack.
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

  /// Creates a space of at least a number of cells.
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
