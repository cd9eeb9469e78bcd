/// A position in the tree at which data is kept between frames, or that leads to such a position.
///
/// A place is created where a component owns an object, asks for a load or offers an action. A host
/// reaches it by the same steps in each frame.
final class Place {
  /// A step into a part of a view; an integer id differs from a position.
  enum Step: Hashable {
    case position(Int)
    case id(AnyHashable)
  }

  /// An object owned by a component.
  struct Object {
    let value: AnyObject
    var visits = Visits()
  }

  /// The identity of a component's load.
  struct Request: Hashable {
    enum Kind {
      case first
      case more
    }

    let kind: Kind
    let id: AnyHashable?
  }

  /// A load that was started for a component.
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
  /// The number of the frame that created this place.
  let firstFrame: Int
  /// The identity of the button at this place, or nil if there was none.
  private var knownButtonID: HostedButton.ID?
  /// The number of the last frame that removed a child with an id.
  var lastLoss = 0

  /// Creates an empty place.
  ///
  /// - Parameters:
  ///   - step: The step from the parent to this place; nil for the root.
  ///   - parent: The parent of this place.
  ///   - frame: The number of the frame that creates the place.
  init(_ step: Step?, in parent: Place?, madeIn frame: Int = 0) {
    self.step = step
    self.parent = parent
    firstFrame = frame
  }

  /// The place for which first loads are counted, in order to stop endless ones.
  ///
  /// If, in the frame that created this place, a place with a new id replaced another, it is the
  /// parent of those two. Otherwise it is this place itself.
  var turnover: Place {
    var place = self
    while let parent = place.parent, parent.firstFrame == firstFrame { place = parent }
    guard let parent = place.parent, parent.lastLoss == firstFrame else { return self }
    return parent
  }

  /// The identity of the button at this place, which has one from the first call on.
  var buttonID: HostedButton.ID {
    let id = knownButtonID ?? HostedButton.ID()
    knownButtonID = id
    return id
  }

  /// Whether the place holds no data, and no button whose action is running.
  func isEmpty(whilePressing pressed: [HostedButton.ID: Int]) -> Bool {
    let isPressed = knownButtonID.map { pressed[$0] != nil } ?? false
    return children.isEmpty && objects.isEmpty && work.isEmpty && visits.isEmpty && !isPressed
  }

  /// This place and all places below it, each before its children.
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

/// The last visit of an item by the frames of each format.
///
/// A frame only misses an item that earlier frames of the same format have visited.
struct Visits {
  private var frames: [ObjectIdentifier: Int] = [:]

  init() {}

  var isEmpty: Bool { frames.isEmpty }

  mutating func note(_ frame: Frame.Number) { frames[frame.format] = frame.number }

  func include(_ frame: Frame.Number) -> Bool { frames[frame.format] == frame.number }

  mutating func forget(_ frame: Frame.Number) { frames[frame.format] = nil }

  /// Returns whether earlier frames of the given frame's format visited the item, and that frame
  /// did not.
  func areMissed(by frame: Frame.Number) -> Bool {
    frames[frame.format].map { $0 != frame.number } ?? false
  }
}
