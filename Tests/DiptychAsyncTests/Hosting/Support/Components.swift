import Diptych
import DiptychSystem

/// The identity of a source's load.
struct RequestID: Hashable {
  let source: ObjectIdentifier
}

/// A component that shows a source, and asks for its load while the source is idle.
struct Loader: _PrimitiveView, Sendable {
  let name: String
  let source: Source

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let source = view.source
    let state = source.state
    if state.phase == .idle {
      renderer.enter(id: RequestID(source: ObjectIdentifier(source)))
      renderer.wants { await source.load() }
      renderer.leave()
    }
    renderer.text("\(view.name) \(state.phase) \(state.loads)")
    if state.phase == .failed {
      Button._render(Button("Retry") { await source.load() }, into: &renderer)
    }
  }
}

/// A component that owns its source.
struct OwningLoader: _PrimitiveView, Sendable {
  let name: String
  var makes: Source = Source()

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let source = renderer.owned { view.makes }
    Loader._render(Loader(name: view.name, source: source), into: &renderer)
  }
}

/// A component that shows how many times it was drawn.
struct Counter: _PrimitiveView, Sendable {
  final class Count {
    var value = 0
  }

  let name: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let count = renderer.owned { Count() }
    count.value += 1
    renderer.text("\(view.name) \(count.value)")
  }
}

/// A component that writes to the state it has read, before its frame has ended.
struct SelfCorrecting: _PrimitiveView, Sendable {
  let number: Shared<Int>

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let number = view.number.wrappedValue
    if number == 0 { view.number.wrappedValue = 1 }
    renderer.text("\(number)")
  }
}

/// A list that always has another page.
struct Endless: _PrimitiveView, Sendable {
  let name: String
  let pages: Value<Int>

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let pages = view.pages
    renderer.enter(id: "more")
    renderer.wantsMore { pages.change { $0 += 1 } }
    renderer.leave()
    renderer.text("\(view.name) \(pages.value)")
  }
}

/// A value that a test changes without notifying any observer.
final class Value<Wrapped: Sendable>: Sendable {
  private let stored: Mutex<Wrapped>

  init(_ value: Wrapped) { stored = Mutex(value) }

  var value: Wrapped { stored.withLock { $0 } }

  func change(_ body: (inout Wrapped) -> Void) { stored.withLock { body(&$0) } }
}

extension ViewHost {
  /// The view as text, without the trailing newline.
  var text: String { String(rendered(as: .text()).dropLast()) }
}
