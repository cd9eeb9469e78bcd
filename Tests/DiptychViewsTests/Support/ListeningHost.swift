import Diptych
import DiptychViews

/// A host that records the loads and actions of a frame.
struct ListeningHost: _RenderHost {
  private(set) var heard: [String] = []

  mutating func enter(_ position: Int) {}
  mutating func enter<ID: Hashable>(id: ID) {}
  mutating func leave() {}
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T { make() }
  mutating func wants(_ load: @escaping @Sendable () async -> Void) { heard.append("wants") }
  mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) { heard.append("more") }

  mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {
    heard.append(label.words())
  }

  static func heard<F: RenderingFormat>(in view: some View, as format: F) -> [String] {
    var host = ListeningHost()
    _ = format.render(view, host: &host)
    return host.heard
  }
}
