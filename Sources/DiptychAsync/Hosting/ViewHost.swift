import DiptychTree
public import DiptychViews

/// A host that keeps the state of components and runs the loads that they ask for.
///
/// Rendering is pure: it reads state and returns requests for loads. A host starts these loads,
/// keeps the state of components between frames, and draws again after a change:
///
/// ```swift
/// let host = ViewHost { Screen() }
/// await host.settle()
/// host.rendered(as: .html)
///
/// for await frame in host.frames(as: .text(width: 60)) { print(frame) }
/// ```
///
/// **Identity.** A component is identified by its place in the tree and by the type of the object
/// it owns; both are the same in every format. Its state is dropped and its loads are cancelled
/// when a frame no longer shows it, if an earlier frame of the same format did. Frames of other
/// formats, which never show it, keep its state.
///
/// **Sources.** A view may create its source in each frame, as in `Profile(user: AsyncStore(fetch:
/// api.user))`. The place of the component keeps the first source, like `@State`. A source that is
/// made from a value needs the identity of that value, by the component's `id:` or by `.id(_:)`: a
/// change of it drops the source with its loaded data. A source that is owned outside of the view
/// is shown as given, also when it is replaced by another. Other uses of a source created by the
/// view, such as in a button's action, refer to the source of that frame: own the source outside of
/// the view if you need it there.
///
/// Creating a `Shared` in each frame, as with `@Shared var user` in a view, is a programming error:
/// a value written to it never appears. The frame then shows an error message in place of the view.
///
/// **Loads.** A load is started once for each place and id, as long as the component asks for it.
/// So a load that keeps the state starts only once; the next call that draws frames starts it
/// again.
///
/// **Changes.** A frame is drawn again when a load ends, when an `Observable` object that it read
/// changes, and when a source that it read stops being busy, whoever started that work. A write
/// during a frame shows in the next one. The host knows of such writes to the state of this
/// package; if a frame may have read other state, the host draws once more before it waits or ends.
/// So the last frame shows the last state. A view that writes in every frame is drawn endlessly.
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

  /// Runs the loads that the view asks for, until none is in flight and none is asked for.
  ///
  /// In flight are the loads started by this host, the actions of ``activate(_:at:)``, and any
  /// source that the view reads and that is busy: a store loading on behalf of another caller, a
  /// stream, an effect of a ``/DiptychRedux/Store``. A state of the caller that says that it is
  /// loading, while none of these is in flight, is not waited for: nothing would tell of its end.
  /// ``unloadedStates`` names it. An endless stream never settles: use
  /// ``frames(as:morePages:until:)``, or cancel the task.
  ///
  /// A place may ask for its first load under a new identity in each frame. After 100 such frames
  /// in one call, no further load is started there.
  ///
  /// Loads run concurrently. When the task is cancelled, the loads started by this call are
  /// cancelled too; the call returns after all of them have ended.
  ///
  /// - Parameter morePages: The maximum number of further pages to load for each list, one after
  ///   the other. A list can be endless, so the default is 0.
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

  /// The states of the caller that the last frame shows as loading, although nothing that the host
  /// knows loads them: a message for each.
  ///
  /// ``settle(morePages:)`` does not wait for them. A load of somebody else is known by its store,
  /// so let a ``/DiptychState/MainActorLoadable`` load a view model's state.
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
  /// The first frame shows the loads in flight: they begin before it is drawn and run up to their
  /// first suspension (before macOS 26 the first frame may show the state before the loads). Then
  /// there is a frame for each change. Frames are skipped if they are requested too slowly, but the
  /// last state is always shown. Two successive frames are never equal, if the output of the format
  /// is equatable. The sequence ends like ``settle(morePages:)``, or stays open:
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

  /// Presses a button of the last frame, and waits until its action has ended.
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
  /// The frames end when no load in them is in flight, and none is asked for.
  case settled
  /// The frames end when the task that iterates is cancelled, or the sequence is released.
  ///
  /// Until then, each change is drawn: a dashboard stays open even while nothing happens.
  case cancelled
}
