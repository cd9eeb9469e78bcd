import DiptychSystem
import DiptychViews
import Observation
import DiptychState

/// A loop that draws the frames of a host and runs its loads.
///
/// There are two locks. The outer lock ensures that one frame is drawn at a time. Views are called
/// under it, so a view must not draw the host that draws it. The inner lock guards a few variables;
/// no foreign code is called under it, and it may be taken while the outer lock is held.
final class RenderLoop: Sendable {
  private struct State {
    var runCount = 0
    var wakes: [Int: Wake] = [:]
    var loads: [ObjectIdentifier: HostedLoad] = [:]
    /// The buttons whose actions are running.
    var pressed: Set<HostedButton.ID> = []
    var buttons: [HostedButton]?
    /// The states that the last frame shows as idle, or as loading without a source, and the lists
    /// that it no longer loads; empty if a source in the frame is busy.
    var unloadedStates: [UnloadedState] = []
  }

  /// A drawn frame.
  struct Drawn<Output: Sendable>: Sendable {
    let output: Output
    /// The buttons of the frame, in order.
    var buttons: [HostedButton] = []
    /// Whether a source that the frame read is busy; the source announces when it is no longer
    /// busy.
    var isBusy = false
    /// Whether state that may change unnoticed during drawing was read by this frame or an earlier
    /// frame.
    var isObserved = false
  }

  private let drawing = Mutex(())
  // Only used under `drawing`.
  nonisolated(unsafe) private let identities = IdentityTree()
  private let state = Mutex(State())

  // MARK: Frames

  /// Draws a frame.
  ///
  /// If a node keeps another source than the presented source, and the presented source may have an
  /// owner, the frame is drawn once more. If the views create a `Shared` in each frame, the output
  /// is an error message instead.
  ///
  /// - Parameters:
  ///   - content: The view to draw.
  ///   - format: The format of the frame.
  ///   - wake: The wake to set when state that the views read changes.
  ///   - claim: Called with the loads that the frame asks for, to select those to start, and with
  ///     those that were running when the frame began.
  /// - Returns: The output of the format, and whether more frames may follow.
  func frame<V: View, F: RenderingFormat>(
    of content: () -> V,
    as format: F,
    waking wake: Wake?,
    claiming claim: (borrowing [RenderPass.PendingLoad], Set<ObjectIdentifier>) -> Void = { _, _ in
    }
  ) -> Drawn<F.Output> {
    // Objects are deallocated and loads are cancelled outside of the lock, because both run code of
    // the caller.
    var discarded = IdentityTree.Discarded()
    let drawn = drawing.withLock { _ in
      var decided: Set<ObjectIdentifier> = []
      while true {
        // A frame that begins after the end of an action shows the result of that action. An action
        // that begins while the frame is drawn may already have removed its button.
        var pressed = state.withLock(\.pressed)
        let running = runningLoads
        let pass = identities.beginFrame(F.self, whilePressing: pressed)
        let log = ReadLog()
        var drawn = observed(pass, log, by: wake) {
          var host = RenderPassHost(pass: pass)
          return format.render(content(), host: &host)
        }
        pressed.formUnion(state.withLock(\.pressed))
        discarded.append(identities.endFrame(pass, whilePressing: pressed, running: running))
        if let misplaced = log.misplacedShared {
          // If the view keeps the `Shared`, only the first frame creates it, so the second frame
          // has no error.
          if decided.insert(ObjectIdentifier(self)).inserted { continue }
          state.withLock { $0.buttons = [] }
          var host = _NoHost()
          let output = format.render(DefaultErrorView(misplaced), host: &host)
          return Drawn(output: output, isObserved: true)
        }
        let undecided = pass.conflicts.filter {
          $0.isUndecided && decided.insert(ObjectIdentifier($0)).inserted
        }
        if !undecided.isEmpty { continue }
        drawn.buttons = pass.buttons
        state.withLock { [buttons = pass.buttons] in $0.buttons = buttons }
        claim(pass.pendingLoads, running)
        return drawn
      }
    }
    for load in discarded.loads { load.cancel(.gone) }
    return drawn
  }

  /// Renders, and sets a wake when state that was read changes.
  ///
  /// Observation begins at the end of the rendering. A write during the rendering counts as a
  /// change, because it may concern state that was already read. Only writes to the state types of
  /// this package are counted; ``Drawn/isObserved`` is true if other state may have been read.
  private func observed<Output: Sendable>(
    _ pass: RenderPass,
    _ log: ReadLog,
    by wake: Wake?,
    _ render: () -> Output
  ) -> Drawn<Output> {
    var values = EnvironmentValues.current
    values.renderPass = pass
    guard let wake else {
      let output = EnvironmentValues.$current.withValue(values) {
        ReadLog.$current.withValue(log, operation: render)
      }
      return Drawn(output: output)
    }
    let changed: @Sendable () -> Void = { wake.set() }
    let watches = wake.watches
    let output = EnvironmentValues.$current.withValue(values) {
      ReadLog.$current.withValue(log) { watches.track(changed: changed, render) }
    }
    watches.endFrame()
    if log.isOutdated { wake.set() }
    let isObserved = watches.isObserved
    let isBusy = log.isBusy(onChange: changed)
    let unloadedStates = isBusy ? [] : pass.unloadedStates
    state.withLock { $0.unloadedStates = unloadedStates }
    return Drawn(output: output, isBusy: isBusy, isObserved: isObserved)
  }

  /// The buttons of the last frame, or nil if no frame was drawn.
  var buttons: [HostedButton]? { state.withLock { $0.buttons } }

  // MARK: Runs

  /// Begins a run, whose wake is set when a load ends, and returns its number.
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

  /// Starts the action of a button, and wakes every run when the action has ended.
  ///
  /// An action that never suspends has ended when the call returns.
  ///
  /// - Returns: The task of the action, or nil if the button is busy or disabled.
  func press(_ button: HostedButton) -> Task<Void, Never>? {
    let isPressed = state.withLock { state in
      let shown = state.buttons?.first { $0.id == button.id } ?? button
      return shown.isEnabled && state.pressed.insert(button.id).inserted
    }
    guard isPressed else { return nil }
    let task = Task.startingNow { [self] in
      await button.action()
      state.withLock { state in
        state.pressed.remove(button.id)
        for wake in state.wakes.values { wake.set() }
      }
    }
    state.withLock { state in
      guard state.pressed.contains(button.id) else { return }
      for wake in state.wakes.values { wake.set() }
    }
    return task
  }

  /// Whether the action of a button is running.
  func isPressed(_ button: HostedButton.ID) -> Bool {
    state.withLock { $0.pressed.contains(button) }
  }

  /// The states that the last frame shows without a result, although no work is running that could
  /// load them.
  var unloadedStates: [UnloadedState] { isIdle ? state.withLock { $0.unloadedStates } : [] }

  /// Adds states to the states of the last frame.
  func note(_ unloaded: [UnloadedState]) { state.withLock { $0.unloadedStates += unloaded } }

  // MARK: Loads

  /// Whether no action and no load is running, apart from quiet loads.
  var isIdle: Bool {
    state.withLock { $0.loads.values.allSatisfy(\.isQuiet) && $0.pressed.isEmpty }
  }

  /// The loads that are running.
  private var runningLoads: Set<ObjectIdentifier> { state.withLock { Set($0.loads.keys) } }

  /// Returns a new load, which counts as running from now on.
  func makeLoad(_ work: @escaping @Sendable () async -> Void, in run: Int) -> HostedLoad {
    let load = HostedLoad(work, run: run)
    state.withLock { $0.loads[ObjectIdentifier(load)] = load }
    return load
  }

  /// Starts a load.
  func start(_ load: HostedLoad, isImmediate: Bool) {
    load.start(isImmediate: isImmediate) { [self] in
      state.withLock { state in
        for wake in state.wakes.values { wake.set() }
      }
    } ended: { [self] in
      ended(load)
    }
  }

  /// Removes a load and wakes the runs in one step, so each run that sees an idle host was woken.
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
