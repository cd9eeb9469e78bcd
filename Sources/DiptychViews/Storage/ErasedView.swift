/// What an ``AnyView`` holds, which can be a tree of any depth.
///
/// Such a tree would be freed one view in the other, on a stack as deep as the tree.
@usableFromInline
final class ErasedView {
  /// The view; nil when it is freed.
  @usableFromInline var view: (any View)?

  @inlinable
  init(_ view: any View) {
    self.view = view
  }

  deinit { Release.free(&view) }

  /// Frees views that hold views.
  ///
  /// One that is met too deep in another waits until that is gone.
  private struct Release {
    private let stack = StackGuard()
    private var waiting: [any View] = []

    /// The most that is used of the stack, in bytes.
    private static var limit: Int { 64 << 10 }

    /// The release that a thread is busy with.
    private static let ofThread = ThreadPointer(isOwned: false)

    static func free(_ view: inout (any View)?) {
      if let current = ofThread.value?.assumingMemoryBound(to: Release.self) {
        if current.pointee.stack.used >= limit, let view { current.pointee.waiting.append(view) }
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

    // Out of line: in line, the optimizer (6.3.1) frees the view before the thread knows of it.
    @inline(never)
    private static func end(_ view: inout (any View)?) { view = nil }
  }
}
