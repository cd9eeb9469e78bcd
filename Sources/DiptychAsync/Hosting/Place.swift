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
  /// The frame that has made it.
  let firstFrame: Int
  /// The last frame that has taken a place away which was known here by an id.
  var lastLoss = 0

  /// Creates a place without anything.
  ///
  /// - Parameters:
  ///   - step: The step that leads to it; nil for the root.
  ///   - parent: Where the step begins.
  ///   - frame: The frame that makes it.
  init(_ step: Step?, in parent: Place?, madeIn frame: Int = 0) {
    self.step = step
    self.parent = parent
    firstFrame = frame
  }

  /// The place by which the first loads are counted that may go on for ever.
  ///
  /// That is where one place came for another, under a new id, in the frame that has made this one.
  /// A place that came beside others is its own.
  var turnover: Place {
    var place = self
    while let parent = place.parent, parent.firstFrame == firstFrame { place = parent }
    guard let parent = place.parent, parent.lastLoss == firstFrame else { return self }
    return parent
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
