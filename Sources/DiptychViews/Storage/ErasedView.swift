import DiptychSystem

/// The storage of an ``AnyView``.
///
/// The views can nest to any depth. Without ``Release``, their deinitializers would nest as deeply
/// and overflow the stack.
@usableFromInline
final class ErasedView {
  /// The view; nil while it is being freed.
  @usableFromInline var view: (any View)?

  @_alwaysEmitIntoClient
  init(_ view: any View) {
    self.view = view
  }

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
