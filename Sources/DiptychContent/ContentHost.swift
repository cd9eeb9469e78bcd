package import DiptychViews

/// The host of a recorder, which passes all calls on, and records the identity and the phase of
/// components, and the action of the next button.
package struct ContentHost: _RenderHost {
  var base: _AnyRenderHost
  private let record: ContentRecord
  private var action: _HostAction?
  /// Whether the content repeats other content, so that its buttons are not buttons of the view.
  var isMuted = false
  /// The index of the current place in the record; -1 for the root.
  private(set) var place = -1

  init(base: _AnyRenderHost, _ record: ContentRecord) {
    self.base = base
    self.record = record
  }

  package var tracksIdentity: Bool { base.tracksIdentity }

  package mutating func enter(_ position: Int) {
    base.enter(position)
    place = record.append(.position(position), in: place)
  }

  package mutating func enter<ID: Hashable>(id: ID) {
    base.enter(id: id)
    place = record.append(.id(AnyHashable(id)), in: place)
  }

  package mutating func leave() {
    base.leave()
    place = record.places[place].parent
  }

  package mutating func shows(phase: String) { record.phases[place] = phase }

  package mutating func owned<T: AnyObject>(_ make: () -> T) -> T { base.owned(make) }

  package mutating func wants(_ load: @escaping _HostAction) { base.wants(load) }

  package mutating func wantsMore(_ load: @escaping _HostAction) { base.wantsMore(load) }

  package mutating func button<C: View>(_ action: @escaping _HostAction, _ label: consuming C) {
    self.action = action
    if !isMuted { base.button(action, label) }
  }

  /// Returns the action of the button that is recorded next.
  mutating func takeAction() -> _HostAction? { action.take() }

  package var isButtonFocused: Bool { base.isButtonFocused }

  package var isButtonBusy: Bool { base.isButtonBusy }
}

extension ContentTree {
  /// The positions and ids that lead from the root of a view to one of its parts.
  ///
  /// A part has the same identity in every format. A component keeps its state from one rendering
  /// to the next if it has the same identity in both.
  // An id is a value that nobody changes while views are drawn.
  public struct Identity: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// A step from a view into one of its parts; an id that is an integer differs from a position.
    package enum Step: Hashable {
      case position(Int)
      case id(AnyHashable)
    }

    package let steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// The steps, with ids in brackets, such as `0/[ada]/1`.
    public var description: String {
      steps.map { step in
        switch step {
        case .position(let position): "\(position)"
        case .id(let id): "[\(id)]"
        }
      }
      .joined(separator: "/")
    }
  }
}
