import DiptychState
import DiptychViews

/// What one render says to its host.
// Used while it is drawn, which one thread does at a time.
final class Frame: @unchecked Sendable {
  /// A frame among all of a host, and the type of its format.
  struct Number {
    let number: Int
    let format: ObjectIdentifier
  }

  /// Work that a component asks for.
  struct Wish {
    /// Where the component is.
    let place: Place
    let request: Place.Request
    let load: @Sendable () async -> Void
    let visits: Visits
  }

  let number: Number
  let boundStores: BoundStores
  private(set) var wishes: [Wish] = []
  private(set) var buttons: [HostedButton] = []
  /// Whether it shows something in flight that the caller keeps.
  private(set) var showsLoading = false
  private(set) var rivalries: [any Rivalry] = []
  private var buttonsByPlace: [ObjectIdentifier: Int] = [:]
  private var place: Place
  /// The steps from ``place`` to where the render stands, which lead to nothing that is kept.
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
      preconditionFailure("a view left what it never entered")
    }
    place = parent
  }

  /// Notes a state in flight that no source answers for.
  func noteLoading() { showsLoading = true }

  /// Notes a place to which another source was presented than it keeps.
  func note(_ rivalry: any Rivalry) { rivalries.append(rivalry) }

  /// The place where the render stands, made if there is none.
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

  /// The component that entered the id at which the render stands, and its request of a kind.
  private func requester(
    of kind: Place.Request.Kind
  ) -> (place: Place, request: Place.Request) {
    let place = here()
    guard case .id(let id) = place.step, let parent = place.parent else {
      return (place, Place.Request(kind: kind, id: nil))
    }
    return (parent, Place.Request(kind: kind, id: id))
  }

  /// Whether the first load that is wanted here was run and has ended, whatever came of it.
  func hasRunFirstLoad() -> Bool {
    let (place, request) = requester(of: .first)
    return place.work[request].map { !$0.load.isRunning } ?? false
  }

  /// Notes work that is asked for: it is that of the component that entered the id.
  func wants(_ kind: Place.Request.Kind, _ load: @escaping @Sendable () async -> Void) {
    let (place, request) = requester(of: kind)
    place.work[request]?.visits.note(number)
    var visits = Visits()
    visits.note(number)
    wishes.append(Wish(place: place, request: request, load: load, visits: visits))
  }

  /// Notes an action; a renderer may draw its button more than once.
  func offers(_ button: HostedButton) {
    let place = ObjectIdentifier(here())
    if let index = buttonsByPlace[place] {
      buttons[index] = button
    } else {
      buttonsByPlace[place] = buttons.count
      buttons.append(button)
    }
  }
}

/// An action that a frame offers.
struct HostedButton: Sendable {
  let label: String
  let action: @Sendable () async -> Void
}

/// Hands what a renderer hears to a frame.
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
    frame.offers(HostedButton(label: label.words(), action: action))
  }
}
