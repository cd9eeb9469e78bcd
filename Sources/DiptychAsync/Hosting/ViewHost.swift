public import DiptychViews

/// Keeps what components own, and runs the loads that a view asks for.
///
/// A render is pure: it reads, and says what it wants. A host starts that, keeps the state of
/// components between frames, and draws again when something changes:
///
/// ```swift
/// let host = ViewHost { Screen() }
/// await host.settle()
/// host.rendered(as: .html)
///
/// for await frame in host.frames(as: .text(width: 60)) { print(frame) }
/// ```
///
/// **Identity.** A component is known by its place in the tree and the type of what it owns, the
/// same in every format. Its state is dropped, and its loads are cancelled, when a frame of a
/// format that drew it before no longer does. A format that never draws it changes nothing.
///
/// **Sources.** A view may make its source in each frame, as in
/// `Profile(user: AsyncStore(fetch: api.user))`. The place of the component keeps the first one, as
/// `@State` would; for another one, give the view another identity by `.id(_:)`. A source that lives
/// outside of the view is shown as it is given, also when it is changed for another one. What else
/// the view does with a source that it makes, such as in the action of a button, is done to that of
/// its frame: who needs it there owns it outside.
///
/// A `Shared` that a view makes in each frame, as of `@Shared var user` in a view, is an error of the
/// program: what is written to it is never shown. The frame says so, in the place of the view.
///
/// **Loads.** What a component wants is started once for each place and id, as long as it goes on
/// to want it. So a load that changes nothing is not started in each frame; the next call that draws
/// frames tries it once more.
///
/// **Changes.** A frame is drawn again when a load ends, when anything `Observable` that it has read
/// changes, and when a source that it has read is not busy any more, whoever started its work. What
/// is written while a frame is drawn is in the next one: of the kit's state that is known; where
/// other state may have been read, the host draws once more before it waits or ends. So the last
/// frame shows the last state. A view that writes in every frame is drawn for ever.
///
/// **Threads.** A host can be used from any. It draws one frame at a time, so a view must not
/// render the host that it is drawn by. Where the default isolation of a module is the main actor,
/// mark the views that are given to a host `nonisolated`.
public final class ViewHost<Content: View>: Sendable {
  private let content: @Sendable () -> Content
  private let stage = Stage()

  /// Creates a host of a view, which is made anew for each frame.
  public init(@ViewBuilder content: @escaping @Sendable () -> Content) {
    self.content = content
  }

  /// Renders the view as it is, and starts nothing.
  public func rendered<F: RenderingFormat>(as format: F) -> F.Output {
    stage.frame(of: content, as: format, waking: nil).output
  }

  /// Runs what the view wants until nothing is in flight and it wants nothing else.
  ///
  /// In flight is what this host has started, an action of ``activate(_:at:)``, and whatever a source
  /// that the view reads says of itself, see ``/DiptychState/BusySource``: a store that somebody else
  /// has told to load, a stream, an effect of a ``/DiptychState/Store``. So is a state of the caller
  /// that a component shows as in flight, where the view reads anything that tells of changes. A
  /// stream without an end is never settled: use ``frames(as:morePages:until:)``, or cancel the task.
  ///
  /// A place may want its first load under ever new identities. No further one is started after 100
  /// frames of this call that did.
  ///
  /// Loads run beside each other. When the task is cancelled, those that this call has started are
  /// cancelled too; it returns after all of them have ended.
  ///
  /// - Parameter morePages: How many further pages each list may load, one after the other. A list
  ///   can be endless, so it is none unless said otherwise.
  public func settle(morePages: Int = 0) async {
    let run = HostedRun(
      on: stage,
      content,
      as: .tree,
      morePages: morePages,
      until: .settled,
      isImmediate: false
    )
    while await run.next() != nil {}
    await run.end()
  }

  /// The frames of the view while its loads run.
  ///
  /// The first one shows the loads in flight: they are begun before it is drawn, up to where each
  /// of them first waits (before macOS 26 it may show what was there before). Then there is one
  /// for each change, of which some are left out when they are asked for too slowly; the last state
  /// is always among them. No two in a row are equal, if the format's output can be compared. The
  /// sequence ends as that of ``settle(morePages:)`` does, or is kept open:
  ///
  /// ```swift
  /// for await frame in host.frames(as: .text(), until: .cancelled) { show(frame) }
  /// ```
  ///
  /// Frames are drawn as they are asked for. When the task that does is cancelled, or the sequence
  /// is let go of, the loads that it has started are cancelled.
  ///
  /// - Parameters:
  ///   - format: What to render the view as.
  ///   - morePages: How many further pages each list may load, one after the other.
  ///   - end: When the frames come to an end.
  /// - Returns: What the format makes of each frame.
  public func frames<F: RenderingFormat>(
    as format: F,
    morePages: Int = 0,
    until end: ViewHostEnd = .settled
  ) -> AsyncStream<F.Output> {
    let run: any FrameSource<F.Output> = HostedRun(
      on: stage,
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
  /// Renders a frame first if there is none. What the action changes is in the next frame.
  ///
  /// - Parameters:
  ///   - label: The words of the button's label.
  ///   - index: Which of the buttons with this label, from 0.
  /// - Throws: ``ViewHostError/noButton(label:available:)`` if the frame has no such button.
  public func activate(_ label: String, at index: Int = 0) async throws(ViewHostError) {
    if stage.buttons == nil { _ = rendered(as: .tree) }
    let buttons = stage.buttons ?? []
    let candidates = buttons.filter { $0.label == label }
    guard candidates.indices.contains(index) else {
      throw .noButton(label: label, available: buttons.map(\.label))
    }
    await stage.perform(candidates[index].action)
  }

  /// Cancels the loads that run, whichever call has started them.
  ///
  /// It is a load of a store that is cancelled as its caller, so other callers of the same load may
  /// keep it going. What the action of a button loads, and what is loaded by others, is not.
  ///
  /// What components own is kept. A load that was cancelled is started again by a later call of
  /// ``settle(morePages:)`` or ``frames(as:morePages:until:)`` if it is still wanted then.
  public func cancel() { stage.cancelAllLoads() }
}
