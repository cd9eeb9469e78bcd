/// What a host keeps between frames: the places of its components.
///
/// One render uses it at a time.
final class Scene {
  /// What a frame no longer shows.
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

  // A place would free those below it one in the other, which a deep tree has no stack for.
  deinit {
    for place in root.all { place.children = [:] }
  }

  /// Starts a frame of a format.
  func beginFrame<Format>(_ format: Format.Type) -> Frame {
    frameCount += 1
    return Frame(
      Frame.Number(number: frameCount, format: ObjectIdentifier(format)),
      root: root,
      boundStores
    )
  }

  /// Ends a frame: drops what it does not show, if earlier ones of its format did.
  func endFrame(_ frame: Frame) -> Discarded {
    var discarded = Discarded()
    for place in root.all.reversed() {
      sweep(place, after: frame.number, into: &discarded)
      guard place.isEmpty, let step = place.step else { continue }
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
      // A load that has ended is remembered as long as it is asked for, so that it is not started
      // again in each frame. One that runs is not asked for while its state says so.
      if isGone && !work.visits.include(frame) {
        discarded.loads.append(work.load)
        place.work[request] = nil
      } else if work.visits.areMissed(by: frame) && !work.load.isRunning {
        place.work[request] = nil
      }
    }
  }
}
