import DiptychState
import DiptychSystem
import DiptychViews

/// A run of a host, which draws frames on demand and starts the loads that they ask for.
final class HostedRun<Content: View, F: RenderingFormat>: FrameSource {
  /// The further pages that a list has asked for, and how many in a row have added no items.
  private struct AskedPages {
    let node: IdentityNode
    var count = 0
    var fruitlessCount = 0
    var last: NextPage?
  }

  private struct State {
    var last: F.Output?
    var isBusy = false
    var isUnconfirmed = false
  }

  private let renderLoop: RenderLoop
  private let content: @Sendable () -> Content
  private let format: F
  private let morePages: Int
  private let isImmediate: Bool
  private let end: ViewHostEnd
  private let wake = Wake()
  private let number: Int
  // Used while a frame is drawn, by one thread at a time.
  nonisolated(unsafe) private var pages: [ObjectIdentifier: AskedPages] = [:]
  /// The lists of the last frame that load no more pages, although they have some.
  nonisolated(unsafe) private var stopped: [UnloadedState] = []
  // Only counted if there is a limit.
  nonisolated(unsafe) private var firstLoads:
    [ObjectIdentifier: (node: IdentityNode, frames: Int)] = [:]
  private let state = Mutex(State())

  /// The maximum number of frames that start a first load of the same node; nil for an endless run.
  ///
  /// A node can only start several first loads if their ids differ, for example because the view
  /// creates a new id in each frame.
  private let firstLoadLimit: Int?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - renderLoop: The loop that draws the frames.
  ///   - content: The view to draw.
  ///   - format: The format of the frames.
  ///   - morePages: The maximum number of further pages to load for each list.
  ///   - end: The condition that ends the frames.
  ///   - isImmediate: Whether loads begin before the frame that asks for them is returned, so that
  ///     the returned frame shows them in flight.
  init(
    on renderLoop: RenderLoop,
    _ content: @escaping @Sendable () -> Content,
    as format: F,
    morePages: Int,
    until end: ViewHostEnd,
    isImmediate: Bool
  ) {
    self.renderLoop = renderLoop
    self.content = content
    self.format = format
    self.morePages = morePages
    self.end = end
    self.isImmediate = isImmediate
    firstLoadLimit = end == .settled ? 100 : nil
    number = renderLoop.beginRun(waking: wake)
  }

  deinit {
    wake.watches.end()
    renderLoop.endRun(number)
  }

  func next() async -> F.Output? {
    while !Task.isCancelled {
      switch step() {
      case .draw: if let output = emitted(draw()) { return output }
      case .confirm: if let output = emitted(confirmed()) { return output }
      case .wait: await wake.wait()
      case .end: return nil
      }
    }
    cancel()
    return nil
  }

  func cancel() { renderLoop.cancelLoads(of: number) }

  func end() async {
    for load in renderLoop.loads(of: number) where !load.isQuiet { await load.end() }
  }

  private func step() -> RunStep {
    // `isIdle` is read first, because a load that makes the host idle sets the wake in the same
    // step.
    let isIdle = renderLoop.isIdle
    let isWoken = wake.take()
    return state.withLock { state in
      RunStep(
        isChanged: isWoken || state.last == nil,
        isUnconfirmed: state.isUnconfirmed,
        isBusy: !isIdle || state.isBusy,
        until: end
      )
    }
  }

  /// Returns the output of a frame, or nil if it equals the last output.
  private func emitted(_ output: F.Output) -> F.Output? {
    let last = state.withLock { state in
      defer { state.last = output }
      return state.last
    }
    return last.map { isEqual($0, output) } ?? false ? nil : output
  }

  /// Draws until two successive frames are equal, at most three times.
  ///
  /// If a state is written during a frame that has already read the state, the next frame shows the
  /// new state. A write during the next frame wakes the run, because the observation of the first
  /// frame has begun by then. There is a limit, because some views never draw the same frame twice.
  private func confirmed() -> F.Output {
    var last = state.withLock { $0.last }
    var output = draw()
    for _ in 1..<3 {
      guard output is any Equatable, !wake.isSet, last.map({ !isEqual($0, output) }) ?? true
      else { break }
      last = output
      output = draw()
    }
    state.withLock { $0.isUnconfirmed = false }
    return output
  }

  /// Draws a frame and starts the loads that it asks for.
  private func draw() -> F.Output {
    while true {
      var loads: [HostedLoad] = []
      let drawn = renderLoop.frame(of: content, as: format, waking: wake) { pendingLoads, running in
        stopped = []
        var nodes: [ObjectIdentifier: IdentityNode] = [:]
        for index in pendingLoads.indices {
          guard let load = claim(pendingLoads[index], running) else { continue }
          loads.append(load)
          let node = pendingLoads[index].node.invalidated
          if firstLoadLimit != nil && pendingLoads[index].request.kind == .first {
            nodes[ObjectIdentifier(node)] = node
          }
        }
        for (key, node) in nodes {
          firstLoads[key] = (node, (firstLoads[key]?.frames ?? 0) + 1)
        }
        if !stopped.isEmpty { renderLoop.note(stopped) }
      }
      state.withLock { state in
        state.isBusy = drawn.isBusy
        state.isUnconfirmed = drawn.isObserved
      }
      for load in loads { renderLoop.start(load, isImmediate: isImmediate) }
      if loads.isEmpty || !isImmediate || Task.isCancelled { return drawn.output }
    }
  }

  /// Returns the load to start for a request, or nil if no load needs to be started.
  ///
  /// A frame may show a list as it was before a load ended that ran when the frame began.
  private func claim(
    _ pendingLoad: RenderPass.PendingLoad,
    _ running: Set<ObjectIdentifier>
  ) -> HostedLoad? {
    let work = pendingLoad.node.work[pendingLoad.request]
    switch pendingLoad.request.kind {
    case .first:
      if let work, !work.load.canStartAgain(in: number) { return nil }
      let frames = firstLoads[ObjectIdentifier(pendingLoad.node.invalidated)]?.frames ?? 0
      if let firstLoadLimit, frames >= firstLoadLimit { return nil }
    case .more:
      // A list that asks for another page has already received the previous page, even if the load
      // of the previous page has not ended yet.
      let key = ObjectIdentifier(pendingLoad.node)
      var asked = pages[key] ?? AskedPages(node: pendingLoad.node)
      let isRunning = work.map { $0.load.isRunning || running.contains(ObjectIdentifier($0.load)) }
      if isRunning ?? false || asked.count >= morePages { return nil }
      if let next = pendingLoad.request.id?.base as? NextPage {
        asked.fruitlessCount = next.isFruitless(after: asked.last) ? asked.fruitlessCount + 1 : 0
        asked.last = next
      }
      if morePages == .max, asked.fruitlessCount >= 100 {
        if let type = asked.last?.type {
          stopped.append(UnloadedState(type: "\(type)", kind: .stopped))
        }
        return nil
      }
      asked.count += 1
      pages[key] = asked
    }
    let load = renderLoop.makeLoad(pendingLoad.load, in: number)
    pendingLoad.node.work[pendingLoad.request] = IdentityNode.Work(
      load: load,
      generations: pendingLoad.generations
    )
    return load
  }
}

/// Returns whether two values are equal; false if their type is not equatable.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}

/// A source of frames.
protocol FrameSource<Output>: Sendable {
  associatedtype Output: Sendable

  /// Returns the next frame that differs from the previous frame.
  ///
  /// Returns nil when no work is running or requested. If the task is cancelled, the method cancels
  /// the loads and returns nil.
  func next() async -> Output?

  /// Cancels the loads that this source has started.
  func cancel()

  /// Waits until the loads that this source has started have ended.
  func end() async
}

/// The next step of a run.
enum RunStep: Hashable {
  /// Draw a frame.
  case draw
  /// Draw once more, to include writes made while the last frame was drawn.
  case confirm
  /// Wait for a change.
  case wait
  /// End the run.
  case end

  /// Creates the step of a run whose task is not cancelled.
  ///
  /// - Parameters:
  ///   - isChanged: Whether a change followed the last frame, or there is no frame yet.
  ///   - isUnconfirmed: Whether the last frame read state that may have changed without notice.
  ///   - isBusy: Whether a load, an action or a source in the frame is in flight.
  ///   - end: The condition that ends the frames.
  init(isChanged: Bool, isUnconfirmed: Bool, isBusy: Bool, until end: ViewHostEnd) {
    if isChanged {
      self = .draw
    } else if isUnconfirmed {
      self = .confirm
    } else if isBusy || end == .cancelled {
      self = .wait
    } else {
      self = .end
    }
  }
}
