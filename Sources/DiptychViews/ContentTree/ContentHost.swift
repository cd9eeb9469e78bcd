/// The host of a recorder, which passes all calls on, and keeps the action of the next button.
package struct ContentHost: RenderHost {
  var base: _AnyRenderHost
  private var action: _HostAction?
  /// Whether the content repeats other content, so that its buttons are not buttons of the view.
  var isMuted = false

  init(base: _AnyRenderHost) {
    self.base = base
  }

  package var tracksIdentity: Bool { base.tracksIdentity }

  package mutating func enter(_ position: Int) { base.enter(position) }

  package mutating func enter<ID: Hashable>(id: ID) { base.enter(id: id) }

  package mutating func leave() { base.leave() }

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
}
