import DiptychSystem

/// A type-erased view.
///
/// Use it where the type of a view isn't known at compile time, or where the type would contain
/// itself, as in a recursive view. HTML rendering of the erased view takes up to twice as long,
/// because the compiler can't specialise it. So avoid type erasure in the rows of large tables.
/// Text output is as fast as without erasure. If you erase the root view of a page, the program
/// compiles faster.
public struct AnyView: _PrimitiveView {
  @usableFromInline let erased: ErasedView

  /// Creates a type-erased view from a view.
  // Not inlinable, because recursive views call it in many places.
  public init<V: View>(_ view: V) {
    let isErased = V.self == AnyView.self
    erased = (isErased ? (view as? AnyView)?.erased : nil) ?? ErasedView(view)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    func open<V: View>(_ view: V) { V._render(view, into: &renderer) }
    if let view = view.erased.view { open(view) }
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._childrenNestedTooDeep() }
    func open<V: View>(_ view: V) { V._renderChildren(view, into: &renderer) }
    if let view = view.erased.view { open(view) }
  }

  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    guard let view = view.erased.view else { return .block }
    return _kind(ofContent: view, levels: levels)
  }
}

/// The storage of an ``AnyView``.
///
/// The views can nest to any depth. Without ``Release``, their deinitializers would nest as deeply
/// and overflow the stack.
@usableFromInline
final class ErasedView {
  /// The view; nil while it is being freed.
  @usableFromInline var view: (any View)?

  @_alwaysEmitIntoClient
  init(_ view: any View) { self.view = view }

  deinit { Release.free(&view) }

  /// The release of a view and all views in it, with a limited depth of calls.
  ///
  /// A view that is released at too great a depth waits until the calls above it have returned.
  private struct Release {
    private let stack = StackGuard()
    private var waiting: [any View] = []

    /// The release in progress on this thread.
    private static let ofThread = ThreadPointer(isOwned: false)

    static func free(_ view: inout (any View)?) {
      if let current = ofThread.value?.assumingMemoryBound(to: Release.self) {
        if current.pointee.stack.isLow, let view { current.pointee.waiting.append(view) }
        return view = nil
      }
      var release = Release()
      withUnsafeMutablePointer(to: &release) { release in
        ofThread.value = UnsafeMutableRawPointer(release)
        end(&view)
        while release.pointee.waiting.popLast() != nil {}
        ofThread.value = nil
      }
    }

    // Not inlined: otherwise the optimizer (6.3.1) frees the view before the thread-local pointer
    // is set.
    @inline(never)
    private static func end(_ view: inout (any View)?) { view = nil }
  }
}
