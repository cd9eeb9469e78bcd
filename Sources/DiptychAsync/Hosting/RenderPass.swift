package import DiptychContent
import DiptychState
public import DiptychViews
import Synchronization

/// A record of the objects that one rendering reads and owns, and of the loads that it asks for.
// Used while the frame is drawn, by one thread at a time.
final class RenderPass: @unchecked Sendable {
  /// The number of a frame, unique in its host, and the type of its format.
  struct Number {
    let number: Int
    let format: ObjectIdentifier
  }

  /// A load that a component asks for.
  struct PendingLoad {
    /// The node of the component.
    let node: IdentityNode
    let request: IdentityNode.Request
    let load: @Sendable () async -> Void
    let generations: Generations
  }

  let number: Number
  let boundStores: BoundStores
  private(set) var pendingLoads: [PendingLoad] = []
  private(set) var buttons: [HostedButton] = []
  /// The states that the frame shows as idle, or as loading without a source.
  private(set) var unloadedStates: [UnloadedState] = []
  private(set) var conflicts: [any OwnershipConflict] = []
  private var buttonsByNode: [ObjectIdentifier: Int] = [:]
  private let focusedButton = EnvironmentValues.current.focusedButton
  private let pressedButtons: Set<HostedButton.ID>
  /// Whether the button that was recorded last has the focus.
  private(set) var isButtonFocused = false
  /// Whether the action of the button that was recorded last is running.
  private(set) var isButtonBusy = false
  private var node: IdentityNode
  /// The steps from ``node`` to the current position, which have no nodes yet.
  private var steps: [ContentTree.Identity.Step] = []

  init(
    _ number: Number,
    root: IdentityNode,
    _ boundStores: BoundStores,
    whilePressing pressedButtons: Set<HostedButton.ID>
  ) {
    self.number = number
    self.pressedButtons = pressedButtons
    self.boundStores = boundStores
    node = root
    root.generations.note(number)
  }

  func enter(_ step: ContentTree.Identity.Step) {
    if steps.isEmpty, let child = node.children[step] {
      node = child
      node.generations.note(number)
    } else {
      steps.append(step)
    }
  }

  func leave() {
    if steps.popLast() != nil { return }
    guard let parent = node.parent else {
      preconditionFailure("leave() was called without a matching enter(_:) or enter(id:)")
    }
    node = parent
  }

  /// Records a state that has neither a value nor a failure, and no source that loads it.
  func note(_ unloaded: UnloadedState) { unloadedStates.append(unloaded) }

  /// Records a node that keeps another source than the source presented in this frame.
  func note(_ conflict: any OwnershipConflict) { conflicts.append(conflict) }

  /// Returns the node of the current position, and creates it if it is missing.
  private func here() -> IdentityNode {
    for step in steps {
      let child = IdentityNode(step, in: node, madeIn: number.number)
      child.generations.note(number)
      node.children[step] = child
      node = child
    }
    steps.removeAll(keepingCapacity: true)
    return node
  }

  func owned<T: AnyObject>(_ make: () -> T) -> T {
    let node = here()
    let type = ObjectIdentifier(T.self)
    let object =
      node.objects[type]?.value as? T ?? ReadLog.$current.withValue(nil, operation: make)
    node.objects[type, default: IdentityNode.Object(value: object)].generations.note(number)
    return object
  }

  /// Returns the node and the request of a load.
  ///
  /// If the current position is an id, the request has that id and belongs to the component around
  /// it.
  private func requester(
    of kind: IdentityNode.Request.Kind
  ) -> (node: IdentityNode, request: IdentityNode.Request) {
    let node = here()
    guard case .id(let id) = node.step, let parent = node.parent else {
      return (node, IdentityNode.Request(kind: kind, id: nil))
    }
    return (parent, IdentityNode.Request(kind: kind, id: id))
  }

  /// Returns whether a first load was requested at this position and has ended, with or without a
  /// result.
  func hasRunFirstLoad() -> Bool {
    let (node, request) = requester(of: .first)
    return node.work[request].map { !$0.load.isRunning } ?? false
  }

  /// Records a load that the component at the current position asks for.
  func wants(_ kind: IdentityNode.Request.Kind, _ load: @escaping @Sendable () async -> Void) {
    let (node, request) = requester(of: kind)
    node.work[request]?.generations.note(number)
    var generations = Generations()
    generations.note(number)
    pendingLoads.append(
      PendingLoad(node: node, request: request, load: load, generations: generations)
    )
  }

  /// Records the action of a button; a button that a renderer draws more than once is recorded
  /// once.
  func offers(label: String, action: @escaping @Sendable () async -> Void) {
    let here = here()
    let button = HostedButton(
      id: here.buttonID,
      label: label,
      identity: here.identity,
      isEnabled: EnvironmentValues.current.isEnabled,
      action: action
    )
    isButtonFocused = button.id == focusedButton
    isButtonBusy = pressedButtons.contains(button.id)
    let node = ObjectIdentifier(here)
    if let index = buttonsByNode[node] {
      buttons[index] = button
    } else {
      buttonsByNode[node] = buttons.count
      buttons.append(button)
    }
  }
}

/// A state that a frame shows without a result, and that nothing may load.
struct UnloadedState: Sendable {
  /// The kind is `stopped` for a list that has received only empty pages for a long time.
  enum Kind { case idle, loading, stopped }

  let type: String
  let kind: Kind

  /// The state and a remedy, without a full stop.
  var message: String {
    switch kind {
    case .idle:
      """
      a state of the type \(type) is idle, because no load was begun or its load ended without a \
      result. Load it by the `task:` of its component, or show the store that loads it
      """
    case .loading:
      """
      a state of the type \(type) says it is loading, but no store, effect, task or button is \
      loading it. Load it by the `task:` of its component, or reset it
      """
    case .stopped:
      """
      a list of the type \(type) has more pages, but loads no more of them, because the last 100 \
      loads of further pages have added no items. Have the server end the list with a page without \
      a cursor, or pass a number as `morePages:`
      """
    }
  }
}

/// A host that passes the calls of a renderer on to a pass.
struct RenderPassHost: _RenderHost {
  let pass: RenderPass

  mutating func enter(_ position: Int) { pass.enter(.position(position)) }
  mutating func enter<ID: Hashable>(id: ID) { pass.enter(.id(AnyHashable(id))) }
  mutating func leave() { pass.leave() }
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T { pass.owned(make) }
  mutating func wants(_ load: @escaping @Sendable () async -> Void) { pass.wants(.first, load) }
  mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) { pass.wants(.more, load) }

  mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {
    pass.offers(label: label.words(), action: action)
  }

  var isButtonFocused: Bool { pass.isButtonFocused }
  var isButtonBusy: Bool { pass.isButtonBusy }
}

/// A button that a ``ViewHost`` has rendered.
///
/// ```swift
/// let host = ViewHost { Button("Retry") { await store.load() } }
/// print(host.rendered(as: .text()))  // [Retry]
/// if let button = host.buttons.first { await host.activate(button) }
/// ```
public struct HostedButton: Identifiable, Sendable {
  private static let lastID = Atomic<Int>(0)

  /// Returns an identity that no button has.
  static func newID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The identity of the button.
  ///
  /// It stays the same as long as every rendering contains the button at the same place in the
  /// view.
  ///
  /// While its action runs, the button keeps its identity even if the view does not contain it. For
  /// example, the button below a list is hidden while the next page loads.
  public let id: Int
  /// The text of the button's label.
  public let label: String
  /// The identity of the button in the content of the view.
  package let identity: ContentTree.Identity
  /// Whether the button can be pressed.
  package let isEnabled: Bool
  let action: @Sendable () async -> Void

  /// Returns whether the button can take the place of another button: both are in the same slot of
  /// a component, or one is in the `if` and the other in the `else` of a condition, alone.
  package func canReplace(_ other: HostedButton) -> Bool {
    if let slot = identity.slot, slot == other.identity.slot { return true }
    return identity.withoutBranches == other.identity.withoutBranches
  }
}

extension ContentTree.Identity {
  /// The steps to the innermost slot of a component, or nil.
  fileprivate var slot: ArraySlice<Step>? {
    steps.lastIndex { step in
      if case .id(let id) = step { id.base is ComponentSlot } else { false }
    }
    .map { steps[...$0] }
  }

  /// The steps without the branches of conditions at their end.
  fileprivate var withoutBranches: ArraySlice<Step> {
    let end = steps.lastIndex { step in
      if case .position(2...4) = step { false } else { true }
    }
    return steps[..<(end.map { $0 + 1 } ?? 0)]
  }
}

extension EnvironmentValues {
  private enum FocusedButtonKey: EnvironmentKey {
    static var defaultValue: HostedButton.ID? { nil }
  }

  /// The identity of the button that has the keyboard focus, or nil.
  ///
  /// Text output shows this button in reverse video, and with other symbols around it: `▸Retry◂`
  /// instead of `[Retry]`.
  public var focusedButton: HostedButton.ID? {
    get { self[FocusedButtonKey.self] }
    set { self[FocusedButtonKey.self] = newValue }
  }
}
