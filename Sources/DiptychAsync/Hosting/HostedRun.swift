import DiptychViews
import DiptychState

/// Draws frame after frame for one who asks for them, and runs what they want.
final class HostedRun<Content: View, F: RenderingFormat>: FrameSource {
  private struct State {
    var last: F.Output?
    var isBusy = false
    var isUnconfirmed = false
  }

  private let stage: Stage
  private let content: @Sendable () -> Content
  private let format: F
  private let morePages: Int
  private let isImmediate: Bool
  private let end: ViewHostEnd
  private let wake = Wake()
  private let number: Int
  // Used while a frame is drawn, which one thread does at a time.
  nonisolated(unsafe) private var pages: [ObjectIdentifier: (place: Place, count: Int)] = [:]
  // Counted where there is a limit.
  nonisolated(unsafe) private var firstLoads: [ObjectIdentifier: (place: Place, frames: Int)] = [:]
  private let state = WatchedMutex(State())

  /// In how many frames a place may start its first load, where the frames are to come to an end.
  ///
  /// Each time it is another id, as of one that is made anew by each frame.
  private let firstLoadLimit: Int?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - stage: Where its frames are drawn.
  ///   - content: What is drawn.
  ///   - format: What it is drawn as.
  ///   - morePages: How many further pages each list may load.
  ///   - end: When the frames come to an end.
  ///   - isImmediate: Whether a load is begun before the frame that wanted it counts, so that what
  ///     is drawn shows it in flight.
  init(
    on stage: Stage,
    _ content: @escaping @Sendable () -> Content,
    as format: F,
    morePages: Int,
    until end: ViewHostEnd,
    isImmediate: Bool
  ) {
    self.stage = stage
    self.content = content
    self.format = format
    self.morePages = morePages
    self.end = end
    self.isImmediate = isImmediate
    firstLoadLimit = end == .settled ? 100 : nil
    number = stage.beginRun(waking: wake)
  }

  deinit {
    wake.watches.end()
    stage.endRun(number)
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

  func cancel() { stage.cancelLoads(of: number) }

  func end() async {
    for load in stage.loads(of: number) { await load.end() }
  }

  private func step() -> RunStep {
    // In this order: whatever ended before the host was idle has set the wake.
    let isIdle = stage.isIdle
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

  /// The output of a frame, unless it equals that of the last one.
  private func emitted(_ output: F.Output) -> F.Output? {
    let last = state.withLock { state in
      defer { state.last = output }
      return state.last
    }
    return last.map { isEqual($0, output) } ?? false ? nil : output
  }

  /// Draws until two frames in a row are equal, and no more than three.
  ///
  /// What was written while a frame was drawn, to something that it had read already, shows in the
  /// next one; what is written while that is drawn wakes the run, since the first one is tracked by
  /// then. The limit is for views that are never twice the same.
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

  /// Draws a frame and starts what it asks for.
  private func draw() -> F.Output {
    while true {
      var loads: [HostedLoad] = []
      let drawn = stage.frame(of: content, as: format, waking: wake) { wishes in
        var places: [ObjectIdentifier: Place] = [:]
        for index in wishes.indices {
          guard let load = claim(wishes[index]) else { continue }
          loads.append(load)
          let place = wishes[index].place.turnover
          if firstLoadLimit != nil && wishes[index].request.kind == .first {
            places[ObjectIdentifier(place)] = place
          }
        }
        for (key, place) in places {
          firstLoads[key] = (place, (firstLoads[key]?.frames ?? 0) + 1)
        }
      }
      state.withLock { state in
        state.isBusy = drawn.isBusy
        state.isUnconfirmed = drawn.isObserved
      }
      for load in loads { stage.start(load, isImmediate: isImmediate) }
      if loads.isEmpty || !isImmediate || Task.isCancelled { return drawn.output }
    }
  }

  /// The load to be started for a wish, if it is not granted already.
  private func claim(_ wish: Frame.Wish) -> HostedLoad? {
    let work = wish.place.work[wish.request]
    switch wish.request.kind {
    case .first:
      if let work, !work.load.canStartAgain(in: number) { return nil }
      let frames = firstLoads[ObjectIdentifier(wish.place.turnover)]?.frames ?? 0
      if let firstLoadLimit, frames >= firstLoadLimit { return nil }
    case .more:
      // A list that wants another page has got the one before, though its load may be about to end.
      let key = ObjectIdentifier(wish.place)
      let count = pages[key]?.count ?? 0
      if work?.load.isRunning ?? false || count >= morePages { return nil }
      pages[key] = (wish.place, count + 1)
    }
    let load = stage.makeLoad(wish.load, in: number)
    wish.place.work[wish.request] = Place.Work(load: load, visits: wish.visits)
    return load
  }
}

/// Whether two values are equal, where their type can say so.
private func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
