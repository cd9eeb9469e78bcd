import DiptychTree
public import DiptychViews

/// A host that keeps the state of components and runs the loads that they ask for.
///
/// Rendering has no side effects: it only reads state and collects the loads that components ask
/// for. A host starts these loads, keeps the state of components between frames, and draws again
/// after a change:
///
/// ```swift
/// let host = ViewHost { Screen() }
/// await host.settle()
/// host.rendered(as: .html)
///
/// for await frame in host.frames(as: .text(width: 60)) { print(frame) }
/// ```
///
/// **Identity.** The host identifies a component by its place in the tree and by the type of the
/// object that the component owns. The identity is the same in every format. If a frame of a format
/// showed the component and a later frame of that format does not, its state is dropped and its
/// loads are cancelled. Frames of formats that never showed the component keep its state.
///
/// **Sources.** A view may create its source in each frame, as in `Profile(user: AsyncStore(fetch:
/// api.user))`. The host keeps the first source for the place of the component, like `@State`. If a
/// source depends on a value, pass the identity of that value as the component's `id:` or with
/// `.id(_:)`. When this identity changes, the source and its loaded data are dropped. A source that
/// is owned outside of the view is always shown as given. If a view that creates its source also
/// uses it elsewhere, such as in a button's action, that use refers to the source of the current
/// frame, not to the first one. In this case, own the source outside of the view.
///
/// Creating a `Shared` in each frame, as with `@Shared var user` in a view, is a programming error,
/// because a value written to it never appears. The frame then shows an error message in place of
/// the view.
///
/// **Loads.** While a component asks for a load, the host starts the load once for each place and
/// id. So a load that ends without a change of the state is not repeated; only the next call that
/// draws frames starts it again.
///
/// **Changes.** A new frame is drawn when a load ends, when an `Observable` object that the frame
/// read changes, and when a source that the frame read stops being busy. A write during a frame
/// appears in the next frame. The host detects such writes to the state types of this package. If a
/// frame may have read other state, the host draws once more before it waits or ends, so that the
/// last frame shows the last state. A view that writes in every frame is drawn endlessly.
///
/// **Threads.** A host can be used from any thread. It draws one frame at a time, so a view must
/// not render the host that draws it. In a module whose default isolation is the main actor, mark
/// the views given to a host as `nonisolated`.
public final class ViewHost<Content: View>: Sendable {
  private let content: @Sendable () -> Content
  private let renderLoop = RenderLoop()

  /// Creates a host of a view, which is created again for each frame.
  public init(@ViewBuilder content: @escaping @Sendable () -> Content) {
    self.content = content
  }

  /// Renders the view in its current state, and starts no load.
  public func rendered<F: RenderingFormat>(as format: F) -> F.Output {
    renderLoop.frame(of: content, as: format, waking: nil).output
  }

  /// Runs the loads that the view asks for, until no load is in flight or asked for.
  ///
  /// The call waits for the loads started by this host, for the actions of ``activate(_:at:)``, and
  /// for every busy source that the view reads: a store that loads for another caller, a stream, or
  /// an effect of a ``/DiptychRedux/Store``. If a state kept by the caller is loading while none of
  /// these is in flight, the call does not wait for the state, because the host could not detect
  /// the end of its load. ``unloadedStates`` describes such states. With an endless stream, the
  /// call never returns, so use ``frames(as:morePages:until:)`` instead, or cancel the task.
  ///
  /// A component may ask for its first load with a new identity in each frame. After 100 such
  /// frames in one call, no further load is started at its place.
  ///
  /// Loads run concurrently. When the caller's task is cancelled, the loads started by this call
  /// are cancelled too. The call returns after all of these loads have ended.
  ///
  /// - Parameter morePages: The maximum number of further pages to load for each list, one after
  ///   the other. Default: 0, because a list can be endless.
  public func settle(morePages: Int = 0) async {
    let run = HostedRun(
      on: renderLoop,
      content,
      as: .tree,
      morePages: morePages,
      until: .settled,
      isImmediate: false
    )
    while await run.next() != nil {}
    await run.end()
  }

  /// Messages about states kept by the caller that the last frame shows as loading, although the
  /// host knows of no load for them.
  ///
  /// ``settle(morePages:)`` does not wait for such states. The host only knows the loads of stores,
  /// tasks, effects and buttons, so let a ``/DiptychState/MainActorLoadable`` load the state of a
  /// view model.
  public var unloadedStates: [String] {
    renderLoop.unloadedStates.map { type in
      """
      a state of the type \(type) says that a load is in flight, and nothing that the host knows \
      loads it: no store, no effect, no task and no button. Load it by the `task:` of its component, \
      or reset it
      """
    }
  }

  /// Returns the frames of the view while its loads run.
  ///
  /// The first frame already shows the loads in flight, because the loads begin before it is drawn
  /// and run up to their first suspension. Before macOS 26, the first frame may show the state
  /// before the loads. Then, a frame follows for each change. If the caller requests frames too
  /// slowly, some frames are skipped, but the last state is always shown. Two successive frames are
  /// never equal, if the output of the format is equatable. By default, the sequence ends when
  /// ``settle(morePages:)`` would return. It can also stay open:
  ///
  /// ```swift
  /// for await frame in host.frames(as: .text(), until: .cancelled) { show(frame) }
  /// ```
  ///
  /// Frames are drawn on demand. When the task that iterates is cancelled, or the sequence is
  /// released, the loads that it has started are cancelled.
  ///
  /// - Parameters:
  ///   - format: The format of the frames.
  ///   - morePages: The maximum number of further pages to load for each list, one after the other.
  ///   - end: The condition that ends the frames.
  /// - Returns: The output of the format for each frame.
  public func frames<F: RenderingFormat>(
    as format: F,
    morePages: Int = 0,
    until end: ViewHostEnd = .settled
  ) -> AsyncStream<F.Output> {
    let run: any FrameSource<F.Output> = HostedRun(
      on: renderLoop,
      content,
      as: format,
      morePages: morePages,
      until: end,
      isImmediate: true
    )
    return AsyncStream(unfolding: { await run.next() }, onCancel: { run.cancel() })
  }

  /// Presses the button with a given label in the last frame, and waits until its action has ended.
  ///
  /// If there is no frame yet, one is rendered first. Changes made by the action show in the next
  /// frame.
  ///
  /// - Parameters:
  ///   - label: The text of the button's label.
  ///   - index: The index among the buttons with this label, from 0.
  /// - Throws: ``ViewHostError/noButton(label:available:)`` if the frame has no such button.
  public func activate(_ label: String, at index: Int = 0) async throws(ViewHostError) {
    if renderLoop.buttons == nil { _ = rendered(as: .tree) }
    let buttons = renderLoop.buttons ?? []
    let candidates = buttons.filter { $0.label == label }
    guard candidates.indices.contains(index) else {
      throw .noButton(label: label, available: buttons.map(\.label))
    }
    await renderLoop.press(candidates[index])
  }

  /// The buttons of the last frame, in order; none if there is no frame yet.
  public var buttons: [HostedButton] { renderLoop.buttons ?? [] }

  /// Presses a button, and waits until its action has ended.
  ///
  /// Changes made by the action show in the next frame.
  public func activate(_ button: HostedButton) async { await renderLoop.press(button) }

  /// Whether an action of a button is running, whether or not the last frame has the button.
  package func isPressed(_ button: HostedButton.ID) -> Bool { renderLoop.isPressed(button) }

  /// Cancels the running loads, whichever call started them.
  ///
  /// The host only cancels its own call to a store's load, so other callers of the same load may
  /// keep it running. Loads started by a button's action or by others are not cancelled.
  ///
  /// State owned by components is kept. A later call of ``settle(morePages:)`` or
  /// ``frames(as:morePages:until:)`` starts a cancelled load again if a component still asks for
  /// it.
  public func cancel() { renderLoop.cancelAllLoads() }
}

/// A condition that ends the frames of a host.
public enum ViewHostEnd: Sendable, Hashable {
  /// The frames end when no load is in flight or asked for.
  case settled
  /// The frames end when the task that iterates is cancelled, or the sequence is released.
  ///
  /// Until then, each change is drawn. For example, a dashboard stays open even if nothing changes
  /// for a long time.
  case cancelled
}
