import DiptychContent
public import DiptychViews

/// An object that renders a view, keeps the state of the view's components, and runs the loads that
/// the components ask for.
///
/// Rendering alone has no side effects. It only reads state, and collects the loads that components
/// ask for. A host starts these loads, keeps the state of components, and renders the view again
/// after a change. Each rendering of a host is called a frame:
///
/// ```swift
/// let host = ViewHost { Screen() }
/// await host.settle()
/// host.rendered(as: .html)
///
/// for await frame in host.frames(as: .text(width: 60)) { print(frame) }
/// ```
///
/// **Identity.** The host identifies a component by its place in the tree of views and by the type
/// of the object that the component owns. The identity is the same in every output format, such as
/// text and HTML. If a new frame no longer shows a component that an earlier frame of the same
/// format showed, the host drops the component's state and cancels the component's loads. Frames of
/// a format that has not shown the component yet keep its state.
///
/// **Sources.** A source is an object that loads data for a component, such as a store. A view may
/// create its source in each frame, as in `Profile(user: AsyncStore(fetch: api.user))`. The host
/// then keeps the source of the first frame, like `@State`. If a source depends on a value, pass
/// the identity of that value as the component's `id:` or with `.id(_:)`. When this identity
/// changes, the host drops the source and its loaded data. If a source is created outside of the
/// view, the host always uses the source that the view passes. Create a source outside of the view
/// if the view also uses the source elsewhere, such as in a button's action. Otherwise, the action
/// uses the source of the current frame, but the component shows the source of the first frame.
///
/// Creating a `Shared` in each frame, as with `@Shared var user` in a view, is a programming error,
/// because a value that is written to it is never shown. In this case, the frame shows an error
/// message instead of the view.
///
/// **Loads.** While a component asks for a load, the host starts the load only once. If the
/// component's place or `id:` changes, the host starts a new load. If the load ends without
/// changing the state, the host does not repeat it during the same call of ``settle(morePages:)``
/// or ``frames(as:morePages:until:)``. The next call starts the load again.
///
/// **Changes.** A new frame is drawn when a load ends, when an `Observable` object that the last
/// frame read changes, and when a source that the last frame read has ended its work, such as a
/// load for another caller. If state is written while a frame is drawn, the next frame shows the
/// new state. The host detects such writes to the state types of this package. If a frame may have
/// read other state, the host draws one more frame before it waits or ends, so the last frame shows
/// the last state. A view that writes state in every frame is drawn endlessly.
///
/// **Threads.** A host can be used from any thread. It draws one frame at a time, so a view must
/// not render the host that draws it. In a module whose default isolation is the main actor, mark
/// the views given to a host as `nonisolated`.
public final class ViewHost<Content: View>: Sendable {
  private let content: @Sendable () -> Content
  private let renderLoop = RenderLoop()

  /// Creates a host from a closure that creates the view; the closure is called for each frame.
  public init(@ViewBuilder content: @escaping @Sendable () -> Content) { self.content = content }

  /// Renders the view in its current state, without starting loads.
  public func rendered<F: RenderingFormat>(as format: F) -> F.Output { frame(as: format).output }

  /// Renders the view as ``rendered(as:)`` does, and returns the output with its buttons.
  ///
  /// Another rendering may replace ``buttons`` at any time, and may have seen another state.
  package func frame<F: RenderingFormat>(
    as format: F
  ) -> (output: F.Output, buttons: [HostedButton]) {
    let drawn = renderLoop.frame(of: content, as: format, waking: nil)
    return (drawn.output, drawn.buttons)
  }

  /// Runs the loads that the view asks for, and returns when no load is in flight and the view asks
  /// for no other load.
  ///
  /// The call waits for:
  ///
  /// - the loads that this host has started
  /// - the actions of buttons pressed by ``activate(_:)``
  /// - every busy source that the view reads: a store that loads for another caller, a stream, or
  ///   an effect of a ``/DiptychRedux/Store``
  ///
  /// If the caller keeps a state, and the state says that a load is in flight, the call does not
  /// wait for the load, because the host could not detect its end. ``unloadedStates`` describes
  /// such states. With an endless stream, the call never returns, so use
  /// ``frames(as:morePages:until:)`` instead, or cancel the task.
  ///
  /// If a component asks for its first load with a new identity in each frame, the host stops
  /// starting these loads after 100 frames of one call.
  ///
  /// Loads run concurrently. When the caller's task is cancelled, the loads started by this call
  /// are cancelled too, and the call returns when they have ended.
  ///
  /// - Parameter morePages: The maximum number of further pages to load for each list, one after
  ///   the other, whether or not they have items. The default is 0, because a list can be endless.
  ///   With `Int.max`, each list is loaded to its end; see ``unloadedStates``.
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

  /// Messages about states in the last frame that have neither a value nor a failure, although the
  /// host knows of no load in flight.
  ///
  /// The caller keeps such states, for example in a view model. ``settle(morePages:)`` does not
  /// wait for such states, because the host only knows the loads of stores, tasks, effects and
  /// buttons. Load the state of a view model with the `task` of its component. A component with an
  /// ``AsyncValueView/initialView(_:)`` may be idle. There is also a message for a list that has
  /// more pages, if `morePages` is `Int.max` and the last 100 loads have added no items.
  public var unloadedStates: [String] { renderLoop.unloadedStates.map(\.message) }

  /// Returns the frames of the view while its loads run.
  ///
  /// The loads begin before the first frame is drawn, and run until their first suspension, so the
  /// first frame already shows that they are in flight. Before macOS 26, the first frame may still
  /// show the state from before the loads. After the first frame, a frame follows for each change.
  /// If the caller requests frames too slowly, some frames are skipped, but the last state is
  /// always shown. If the output of the format is equatable, two successive frames are never equal.
  /// By default, the sequence ends when ``settle(morePages:)`` would return. It can also stay open:
  ///
  /// ```swift
  /// for await frame in host.frames(as: .text(), until: .cancelled) { show(frame) }
  /// ```
  ///
  /// Frames are drawn on demand. When the task that iterates over the sequence is cancelled, or
  /// when the sequence is released, its loads are cancelled.
  ///
  /// - Parameters:
  ///   - format: The format of the frames.
  ///   - morePages: The maximum number of further pages to load for each list, one after the other.
  ///   - end: The condition that ends the frames.
  /// - Returns: A sequence with the output of each frame, such as a string.
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

  /// The buttons of the last frame that are not disabled, in order.
  ///
  /// The array is empty if there is no frame yet.
  public var buttons: [HostedButton] { renderLoop.buttons?.filter(\.isEnabled) ?? [] }

  /// Presses a button, and waits until its action has ended.
  ///
  /// The next frame shows the changes made by the action. If an earlier action of the button is
  /// still running, or the button is disabled, the press is ignored, and the call returns at once.
  public func activate(_ button: HostedButton) async { await press(button)?.cancellableValue }

  /// Starts the action of a button, or returns nil if the button is busy or disabled.
  package func press(_ button: HostedButton) -> Task<Void, Never>? { renderLoop.press(button) }

  /// Whether an action of a button is running, whether or not the last frame has the button.
  package func isPressed(_ button: HostedButton.ID) -> Bool { renderLoop.isPressed(button) }

  /// Cancels all loads that the host has started and that are still running.
  ///
  /// If a store's load also has other callers, the load continues for them. Loads that a button's
  /// action or other code has started are not cancelled.
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
  /// The frames end when the task that iterates over them is cancelled, or when the sequence is
  /// released.
  ///
  /// Until then, each change is drawn. Use it for a view that stays open, such as a dashboard, even
  /// if nothing changes for a long time.
  case cancelled
}
