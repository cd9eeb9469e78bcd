/// A place in the tree where something is kept between frames, or that leads to one.
///
/// Places are made where a component owns, wants or offers something; a host reaches them by the
/// same steps in each frame.
final class Place {
  /// A step to a part of a view; an id that is a number is not a position.
  enum Step: Hashable {
    case position(Int)
    case id(AnyHashable)
  }

  /// An object that a component owns.
  struct Object {
    let value: AnyObject
    var visits = Visits()
  }

  /// What work of a component is known by.
  struct Request: Hashable {
    enum Kind {
      case first
      case more
    }

    let kind: Kind
    let id: AnyHashable?
  }

  /// Work that was started for a component.
  struct Work {
    let load: HostedLoad
    var visits = Visits()
  }

  let step: Step?
  unowned let parent: Place?
  var children: [Step: Place] = [:]
  var objects: [ObjectIdentifier: Object] = [:]
  var work: [Request: Work] = [:]
  var visits = Visits()

  init(_ step: Step?, in parent: Place?) {
    self.step = step
    self.parent = parent
  }

  /// Whether nothing would be lost without it.
  var isEmpty: Bool {
    children.isEmpty && objects.isEmpty && work.isEmpty && visits.isEmpty
  }

  /// This place and all below it, each before those below it.
  var all: [Place] {
    var places = [self]
    var i = 0
    while i < places.count {
      places += places[i].children.values
      i += 1
    }
    return places
  }
}

/// The last frame of each format that met something.
///
/// What a format never draws is not missed when it draws a frame.
struct Visits {
  private var frames: [ObjectIdentifier: Int] = [:]

  init() {}

  var isEmpty: Bool { frames.isEmpty }

  mutating func note(_ frame: Frame.Number) { frames[frame.format] = frame.number }

  func include(_ frame: Frame.Number) -> Bool { frames[frame.format] == frame.number }

  mutating func forget(_ frame: Frame.Number) { frames[frame.format] = nil }

  /// Whether earlier frames of this one's format met it, and this one did not.
  func areMissed(by frame: Frame.Number) -> Bool {
    frames[frame.format].map { $0 != frame.number } ?? false
  }
}
