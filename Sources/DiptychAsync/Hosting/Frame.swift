import DiptychState
import DiptychViews

/// A record of what one render reads, owns and asks for.
// Used while the frame is drawn, by one thread at a time.
final class Frame: @unchecked Sendable {
  /// The number of a frame, unique in its host, and the type of its format.
  struct Number {
    let number: Int
    let format: ObjectIdentifier
  }

  /// A load that a component asks for.
  struct Wish {
    /// The place of the component.
    let place: Place
    let request: Place.Request
    let load: @Sendable () async -> Void
    let visits: Visits
  }

  let number: Number
  let boundStores: BoundStores
  private(set) var wishes: [Wish] = []
  private(set) var buttons: [HostedButton] = []
  /// Whether the frame shows a load in flight of a state kept by the caller.
  private(set) var showsLoading = false
  private(set) var rivalries: [any Rivalry] = []
  private var buttonsByPlace: [ObjectIdentifier: Int] = [:]
  private let focusedButton = EnvironmentValues.current.focusedButton
  /// Whether the button that was recorded last has the focus.
  private(set) var isButtonFocused = false
  private var place: Place
  /// The steps from ``place`` to the current position, for which no place exists yet.
  private var steps: [Place.Step] = []

  init(_ number: Number, root: Place, _ boundStores: BoundStores) {
    self.number = number
    self.boundStores = boundStores
    place = root
    root.visits.note(number)
  }

  func enter(_ step: Place.Step) {
    if steps.isEmpty, let child = place.children[step] {
      place = child
      place.visits.note(number)
    } else {
      steps.append(step)
    }
  }

  func leave() {
    if steps.popLast() != nil { return }
    guard let parent = place.parent else {
      preconditionFailure("leave() was called without a matching enter(_:) or enter(id:)")
    }
    place = parent
  }

  /// Records that a state in flight is shown which has no source.
  func noteLoading() { showsLoading = true }

  /// Records a place that keeps another source than the one presented in this frame.
  func note(_ rivalry: any Rivalry) { rivalries.append(rivalry) }

  /// Returns the place of the current position, and creates it if there is none.
  private func here() -> Place {
    for step in steps {
      let child = Place(step, in: place, madeIn: number.number)
      child.visits.note(number)
      place.children[step] = child
      place = child
    }
    steps.removeAll(keepingCapacity: true)
    return place
  }

  func owned<T: AnyObject>(_ make: () -> T) -> T {
    let place = here()
    let type = ObjectIdentifier(T.self)
    let object =
      place.objects[type]?.value as? T ?? ReadLog.$current.withValue(nil, operation: make)
    place.objects[type, default: Place.Object(value: object)].visits.note(number)
    return object
  }

  /// Returns the place and the request of a load.
  ///
  /// If the current position is an id, the request has that id and belongs to the component around
  /// it.
  private func requester(
    of kind: Place.Request.Kind
  ) -> (place: Place, request: Place.Request) {
    let place = here()
    guard case .id(let id) = place.step, let parent = place.parent else {
      return (place, Place.Request(kind: kind, id: nil))
    }
    return (parent, Place.Request(kind: kind, id: id))
  }

  /// Returns whether the first load asked for at this position was run and has ended, with or
  /// without a result.
  func hasRunFirstLoad() -> Bool {
    let (place, request) = requester(of: .first)
    return place.work[request].map { !$0.load.isRunning } ?? false
  }

  /// Records a load that the component around the current id asks for.
  func wants(_ kind: Place.Request.Kind, _ load: @escaping @Sendable () async -> Void) {
    let (place, request) = requester(of: kind)
    place.work[request]?.visits.note(number)
    var visits = Visits()
    visits.note(number)
    wishes.append(Wish(place: place, request: request, load: load, visits: visits))
  }

  /// Records the action of a button; a button that a renderer draws more than once is recorded
  /// once.
  func offers(label: String, action: @escaping @Sendable () async -> Void) {
    let here = here()
    let button = HostedButton(id: here.buttonID, label: label, action: action)
    isButtonFocused = button.id == focusedButton
    let place = ObjectIdentifier(here)
    if let index = buttonsByPlace[place] {
      buttons[index] = button
    } else {
      buttonsByPlace[place] = buttons.count
      buttons.append(button)
    }
  }
}

/// A host that passes the calls of a renderer on to a frame.
struct FrameHost: RenderHost {
  let frame: Frame

  mutating func enter(_ position: Int) { frame.enter(.position(position)) }
  mutating func enter<ID: Hashable>(id: ID) { frame.enter(.id(AnyHashable(id))) }
  mutating func leave() { frame.leave() }
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T { frame.owned(make) }
  mutating func wants(_ load: @escaping @Sendable () async -> Void) { frame.wants(.first, load) }
  mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) { frame.wants(.more, load) }

  mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {
    frame.offers(label: label.words(), action: action)
  }

  var isButtonFocused: Bool { frame.isButtonFocused }
}
