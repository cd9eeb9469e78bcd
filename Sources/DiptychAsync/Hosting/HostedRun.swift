import DiptychViews
import DiptychState

/// Draws frame after frame for one who asks for them, and runs what they want.
final class HostedRun<Content: View, F: RenderingFormat>: FrameSource {
  private struct State {
    var hasDrawn = false
    var last: F.Output?
  }

  private let stage: Stage
  private let content: @Sendable () -> Content
  private let format: F
  private let morePages: Int
  private let isImmediate: Bool
  private let wake = Wake()
  private let number: Int
  // Used while a frame is drawn, which one thread does at a time.
  nonisolated(unsafe) private var pages: [ObjectIdentifier: (place: Place, count: Int)] = [:]
  // Counted where there is a limit.
  nonisolated(unsafe) private var firstLoads: [ObjectIdentifier: (place: Place, frames: Int)] = [:]
  private let state = WatchedMutex(State())

  /// In how many frames a place may start its first load, where the frames are to come to an end.
  ///
  /// Each time it is another id, as of a store that is made anew by each frame.
  private let firstLoadLimit: Int?

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - stage: Where its frames are drawn.
  ///   - content: What is drawn.
  ///   - format: What it is drawn as.
  ///   - morePages: How many further pages each list may load.
  ///   - isImmediate: Whether a load is begun before the frame that wanted it counts, so that what
  ///     is drawn shows it in flight.
  init(
    on stage: Stage,
    _ content: @escaping @Sendable () -> Content,
    as format: F,
    morePages: Int,
    isImmediate: Bool
  ) {
    self.stage = stage
    self.content = content
    self.format = format
    self.morePages = morePages
    self.isImmediate = isImmediate
    firstLoadLimit = isImmediate ? nil : 100
    number = stage.beginRun(waking: wake)
  }

  deinit { stage.endRun(number) }

  func next() async -> F.Output? {
    while !Task.isCancelled {
      // In this order: whatever ended before the host was idle has set the wake.
      let isIdle = stage.isIdle
      if !wake.take() && state.withLock({ $0.hasDrawn }) {
        if isIdle { return nil }
        await wake.wait()
        continue
      }
      let output = draw()
      let isNew =
        state.withLock { state in
          let last = state.last
          state.hasDrawn = true
          state.last = output
          return last
        }.map { !isEqual($0, output) } ?? true
      if isNew { return output }
    }
    cancel()
    return nil
  }

  func cancel() { stage.cancelLoads(of: number) }

  func end() async {
    for load in stage.loads(of: number) { await load.end() }
  }

  /// Draws a frame and starts what it asks for.
  private func draw() -> F.Output {
    while true {
      var loads: [HostedLoad] = []
      let output = stage.frame(of: content, as: format, waking: wake) { wishes in
        var places: [ObjectIdentifier: Place] = [:]
        for index in wishes.indices {
          guard let load = claim(wishes[index]) else { continue }
          loads.append(load)
          let place = wishes[index].place
          if firstLoadLimit != nil && wishes[index].request.kind == .first {
            places[ObjectIdentifier(place)] = place
          }
        }
        for (key, place) in places {
          firstLoads[key] = (place, (firstLoads[key]?.frames ?? 0) + 1)
        }
      }
      for load in loads { stage.start(load, isImmediate: isImmediate) }
      if loads.isEmpty || !isImmediate || Task.isCancelled { return output }
    }
  }

  /// The load to be started for a wish, if it is not granted already.
  private func claim(_ wish: Frame.Wish) -> HostedLoad? {
    switch wish.request.kind {
    case .first:
      if let work = wish.place.work[wish.request], !work.load.canStartAgain(in: number) {
        return nil
      }
      let frames = firstLoads[ObjectIdentifier(wish.place)]?.frames ?? 0
      if let firstLoadLimit, frames >= firstLoadLimit { return nil }
    case .more:
      let isBusy = wish.place.work.contains { $0.key.kind == .more && $0.value.load.isRunning }
      let key = ObjectIdentifier(wish.place)
      let count = pages[key]?.count ?? 0
      if isBusy || count >= morePages { return nil }
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
