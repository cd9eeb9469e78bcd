import DiptychSystem

/// The part of a thread's stack that views may use.
///
/// A view tree can be as deep as the data it shows. On a stack of 8 MiB, at least 2,000 levels of
/// composed views are drawn, and 100 levels on a stack of 512 KiB. In place of deeper views, a
/// note says so, see ``Labels/nestedTooDeep``.
@usableFromInline
package struct StackGuard: Sendable {
  @usableFromInline let lowest: UInt

  /// Creates the guard of the current thread's stack.
  @usableFromInline
  package init() { lowest = StackBounds.lowest(from: Self.address) }

  /// Whether the stack is almost used up.
  @_alwaysEmitIntoClient
  @inline(__always)
  package var isLow: Bool { Self.address < lowest }

  /// The approximate address of the stack pointer.
  // The pointer is never written through. `withUnsafeMutablePointer` would have the compiler guard
  // the stack of each function that draws a view, and check it where a tail call could be.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var address: UInt {
    var marker: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}

/// A record of views that were not drawn because they are nested too deep.
///
/// Whoever writes output to files sets one in the environment, and reports the problem.
package final class DepthReport: Sendable {
  private let found = Mutex(false)

  package init() {}

  /// Whether a view was not drawn.
  package var isIncomplete: Bool { found.withLock(\.self) }

  func note() { found.withLock { $0 = true } }
}

extension EnvironmentValues {
  private enum DepthReportKey: EnvironmentKey {
    static var defaultValue: DepthReport? { nil }
  }

  /// The record of views that are nested too deep, or nil if nobody reads it.
  package var depthReport: DepthReport? {
    get { self[DepthReportKey.self] }
    set { self[DepthReportKey.self] = newValue }
  }

  /// Notes that a view is nested too deep, and returns the note that stands in its place.
  package static func noteDepth() -> String {
    let values = current
    values.depthReport?.note()
    return values.labels.nestedTooDeep
  }
}

extension _Renderer {
  /// Draws a note in place of a view that is nested too deep.
  public mutating func _nestedTooDeep() {
    Text._render(Text(verbatim: EnvironmentValues.noteDepth()), into: &self)
  }

  /// Draws a note in place of the children of a view that is nested too deep.
  public mutating func _childrenNestedTooDeep() {
    child(Text(verbatim: EnvironmentValues.noteDepth()))
  }
}
