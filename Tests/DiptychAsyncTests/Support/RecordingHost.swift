import Diptych
import DiptychViews

/// A host that keeps the objects of components, and records the requests of a frame.
struct RecordingHost: _RenderHost {
  typealias Action = @Sendable () async -> Void

  /// The objects owned by components, by place.
  private(set) var owned: [[AnyHashable]: AnyObject] = [:]
  /// The object to return to a component that owns an object of its type.
  var given: AnyObject?
  private(set) var wants: [[AnyHashable]: Action] = [:]
  private(set) var wantsMore: [[AnyHashable]: Action] = [:]
  private(set) var buttons: [(label: String, action: Action)] = []
  private var path: [AnyHashable] = []

  /// The places in the frame that own an object.
  private(set) var places: Set<[AnyHashable]> = []

  /// Renders a frame.
  mutating func render<F: RenderingFormat>(_ view: some View, as format: F) -> F.Output {
    places = []
    wants = [:]
    wantsMore = [:]
    buttons = []
    return format.render(view, host: &self)
  }

  /// Presses the only button with a label.
  func press(_ label: String) async {
    for button in buttons where button.label == label { await button.action() }
  }

  mutating func enter(_ position: Int) { path.append("\(position)") }
  mutating func enter<ID: Hashable>(id: ID) { path.append(id) }
  mutating func leave() { path.removeLast() }

  mutating func owned<T: AnyObject>(_ make: () -> T) -> T {
    places.insert(path)
    if let given = given as? T { return given }
    if let kept = owned[path] as? T { return kept }
    let made = make()
    owned[path] = made
    return made
  }

  mutating func wants(_ load: @escaping Action) { wants[path] = load }
  mutating func wantsMore(_ load: @escaping Action) { wantsMore[path] = load }

  mutating func button<C: View>(_ action: @escaping Action, _ label: consuming C) {
    buttons.append((label.words(), action))
  }
}
