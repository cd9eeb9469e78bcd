import DiptychViews
import Observation
import DiptychState

/// Where the frames of a host are drawn, and its loads run.
///
/// There are two locks. One lets one frame be drawn at a time; views are called under it, so they
/// must not draw the same host. The other one guards a few words, and nothing foreign is called
/// under it; it may be taken inside of the first.
final class Stage: Sendable {
  private struct State {
    var runCount = 0
    var wakes: [Int: Wake] = [:]
    var loads: [ObjectIdentifier: HostedLoad] = [:]
    var actionCount = 0
    var buttons: [HostedButton]?
  }

  /// A frame that was drawn.
  struct Drawn<Output: Sendable>: Sendable {
    let output: Output
    /// Whether a source that it has read is busy, or it shows a state of the caller in flight; it
    /// tells when that is over.
    var isBusy = false
    /// Whether it, or one before it, has read what may change unseen until its end.
    var isObserved = false
  }

  private let drawing = WatchedMutex(())
  // Used under `drawing` alone.
  nonisolated(unsafe) private let scene = Scene()
  private let state = WatchedMutex(State())

  // MARK: Frames

  /// Draws a frame.
  ///
  /// It is drawn once more where a place was presented another source than the one that it keeps,
  /// if that one may be somebody's. Where the views make a `Shared` in each frame, the output says so
  /// instead.
  ///
  /// - Parameters:
  ///   - content: What is drawn.
  ///   - format: What it is drawn as.
  ///   - wake: What is told when something that the views have read changes.
  ///   - claim: Says what is started of all that the frame asks for.
  /// - Returns: What the format makes of the content, and whether there is more to come.
  func frame<V: View, F: RenderingFormat>(
    of content: () -> V,
    as format: F,
    waking wake: Wake?,
    claiming claim: (borrowing [Frame.Wish]) -> Void = { _ in }
  ) -> Drawn<F.Output> {
    // Objects are freed, and loads cancelled, after the lock: both call what is not ours.
    var discarded = Scene.Discarded()
    let drawn = drawing.withLock { _ in
      var decided: Set<ObjectIdentifier> = []
      while true {
        let frame = scene.beginFrame(F.self)
        let log = ReadLog()
        let drawn = observed(frame, log, by: wake) {
          var host = FrameHost(frame: frame)
          return format.render(content(), host: &host)
        }
        discarded.append(scene.endFrame(frame))
        if let misplaced = log.misplacedShared {
          // What is kept is made in one frame, and is there in the next.
          if decided.insert(ObjectIdentifier(self)).inserted { continue }
          state.withLock { $0.buttons = [] }
          var host = NoHost()
          let output = format.render(DefaultErrorView(misplaced), host: &host)
          return Drawn(output: output, isObserved: true)
        }
        let undecided = frame.rivalries.filter {
          $0.isUndecided && decided.insert(ObjectIdentifier($0)).inserted
        }
        if !undecided.isEmpty { continue }
        let buttons = frame.buttons
        state.withLock { $0.buttons = buttons }
        claim(frame.wishes)
        return drawn
      }
    }
    for load in discarded.loads { load.cancel(.gone) }
    return drawn
  }

  /// Renders, and tells somebody when anything that was read changes.
  ///
  /// Observation begins when the render has ended. A write during the render may be of what was read
  /// before it, so any write then counts as a change. It is known of the state of the kit alone; of
  /// others ``Drawn/isObserved`` says that there may be some.
  private func observed<Output: Sendable>(
    _ frame: Frame,
    _ log: ReadLog,
    by wake: Wake?,
    _ render: () -> Output
  ) -> Drawn<Output> {
    var values = EnvironmentValues.current
    values.frame = frame
    guard let wake else {
      values.aroundFreshStack = { work in ReadLog.$current.withValue(log, operation: work) }
      let output = EnvironmentValues.$current.withValue(values) {
        ReadLog.$current.withValue(log, operation: render)
      }
      return Drawn(output: output)
    }
    let changed: @Sendable () -> Void = { wake.set() }
    let watches = wake.watches
    // What is bound to a thread is bound again where a deep tree goes on on another one.
    values.aroundFreshStack = { work in
      ReadLog.$current.withValue(log) { watches.track(changed: changed, work) }
    }
    let writeCount = WriteCount.current
    let output = EnvironmentValues.$current.withValue(values) {
      ReadLog.$current.withValue(log) { watches.track(changed: changed, render) }
    }
    watches.endFrame()
    if WriteCount.current != writeCount { wake.set() }
    let isObserved = watches.isObserved
    return Drawn(
      output: output,
      // A state of the caller that nobody tells of stays in flight for ever.
      isBusy: log.isBusy(onChange: changed) || frame.showsLoading && isObserved,
      isObserved: isObserved
    )
  }

  /// The buttons of the last frame, or nil if there was none.
  var buttons: [HostedButton]? { state.withLock { $0.buttons } }

  // MARK: Runs

  /// Begins a run, which is told when a load ends; its number.
  func beginRun(waking wake: Wake) -> Int {
    state.withLock { state in
      state.runCount += 1
      state.wakes[state.runCount] = wake
      return state.runCount
    }
  }

  func endRun(_ run: Int) {
    state.withLock { $0.wakes[run] = nil }
    cancelLoads(of: run)
  }

  /// Performs the action of a button, and tells every run that something may have changed.
  func perform(_ action: @Sendable () async -> Void) async {
    state.withLock { $0.actionCount += 1 }
    await action()
    state.withLock { state in
      state.actionCount -= 1
      for wake in state.wakes.values { wake.set() }
    }
  }

  // MARK: Loads

  /// Whether no load runs, and no action.
  var isIdle: Bool { state.withLock { $0.loads.isEmpty && $0.actionCount == 0 } }

  /// A load that counts as running from here on.
  func makeLoad(_ work: @escaping @Sendable () async -> Void, in run: Int) -> HostedLoad {
    let load = HostedLoad(work, run: run)
    state.withLock { $0.loads[ObjectIdentifier(load)] = load }
    return load
  }

  /// Starts a load that was made.
  func start(_ load: HostedLoad, isImmediate: Bool) {
    load.start(isImmediate: isImmediate) { [self] in ended(load) }
  }

  /// A load has ended: in one step, so that who sees the host idle has been told why.
  private func ended(_ load: HostedLoad) {
    state.withLock { state in
      state.loads[ObjectIdentifier(load)] = nil
      for wake in state.wakes.values { wake.set() }
    }
  }

  func loads(of run: Int) -> [HostedLoad] {
    state.withLock { $0.loads.values.filter { $0.run == run } }
  }

  func cancelLoads(of run: Int) {
    for load in loads(of: run) { load.cancel(.abandoned) }
  }

  func cancelAllLoads() {
    let (loads, runCount) = state.withLock { (Array($0.loads.values), $0.runCount) }
    for load in loads { load.cancel(.stopped(before: runCount + 1)) }
  }
}
