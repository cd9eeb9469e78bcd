/// The data that a host keeps between frames: the places of its components.
///
/// Used by one render at a time.
final class Scene {
  /// The objects and loads that a frame no longer shows.
  struct Discarded {
    var objects: [AnyObject] = []
    var loads: [HostedLoad] = []

    mutating func append(_ other: Discarded) {
      objects += other.objects
      loads += other.loads
    }
  }

  private let root = Place(nil, in: nil)
  private let boundStores = BoundStores()
  private var frameCount = 0

  init() {}

  // Without this, each place would deallocate its children recursively, and overflow the stack on a
  // deep tree.
  deinit {
    for place in root.all { place.children = [:] }
  }

  /// Begins a frame of a format.
  func beginFrame<Format>(_ format: Format.Type) -> Frame {
    frameCount += 1
    return Frame(
      Frame.Number(number: frameCount, format: ObjectIdentifier(format)),
      root: root,
      boundStores
    )
  }

  /// Ends a frame, and removes the data that earlier frames of its format showed and this one does
  /// not.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - pressed: The buttons whose actions are running, which keep their identity.
  /// - Returns: The objects and loads that were removed.
  func endFrame(_ frame: Frame, whilePressing pressed: [HostedButton.ID: Int]) -> Discarded {
    var discarded = Discarded()
    for place in root.all.reversed() {
      sweep(place, after: frame.number, into: &discarded)
      guard place.isEmpty(whilePressing: pressed), let step = place.step else { continue }
      place.parent?.children[step] = nil
      if case .id = step { place.parent?.lastLoss = frame.number.number }
    }
    if !discarded.objects.isEmpty { boundStores.prune() }
    return discarded
  }

  private func sweep(_ place: Place, after frame: Frame.Number, into discarded: inout Discarded) {
    var isGone = place.visits.areMissed(by: frame)
    if isGone { place.visits.forget(frame) }
    for (type, object) in place.objects where object.visits.areMissed(by: frame) {
      discarded.objects.append(object.value)
      place.objects[type] = nil
      isGone = true
    }
    for (request, work) in place.work {
      // A load that has ended is kept as long as it is asked for, so that it is not started again
      // in each frame. A running load is kept even if the frame does not ask for it, since its
      // state may already say that it is in flight.
      if isGone && !work.visits.include(frame) {
        discarded.loads.append(work.load)
        place.work[request] = nil
      } else if work.visits.areMissed(by: frame) && !work.load.isRunning {
        place.work[request] = nil
      }
    }
  }
}
