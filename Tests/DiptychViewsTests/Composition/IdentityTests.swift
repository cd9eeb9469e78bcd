import Diptych
import Testing

/// A component that shows how many times it was rendered at the same place.
private struct Counter: _PrimitiveView {
  final class Count {
    var value = 0
  }

  let label: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let count = renderer.owned { Count() }
    count.value += 1
    renderer.text("\(view.label) \(count.value)")
  }
}

/// A host that keeps the objects of components by their path.
private struct KeepingHost: _RenderHost {
  final class Storage {
    var objects: [[AnyHashable]: AnyObject] = [:]
  }

  let storage = Storage()
  private var path: [AnyHashable] = []

  mutating func enter(_ position: Int) { path.append(AnyHashable(position)) }
  mutating func enter<ID: Hashable>(id: ID) { path.append(AnyHashable(["id": id])) }
  mutating func leave() { path.removeLast() }

  mutating func owned<T: AnyObject>(_ make: () -> T) -> T {
    if let object = storage.objects[path] as? T { return object }
    let object = make()
    storage.objects[path] = object
    return object
  }

  mutating func wants(_ load: @escaping @Sendable () async -> Void) {}
  mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {}
}

@Suite("Identity") struct IdentityTests {
  private struct Screen: View {
    let hasFirst: Bool
    let ids: [String]

    var body: some View {
      if hasFirst { Counter(label: "first") }
      Counter(label: "second")
      ForEach(ids, id: \.self) { Counter(label: $0) }
    }
  }

  @Test("State stays with its component when others come and go, in every format") func state() {
    func rendered<F: RenderingFormat<String>>(as format: F) -> [String] {
      var host = KeepingHost()
      return [
        Screen(hasFirst: true, ids: ["a", "b"]), Screen(hasFirst: false, ids: ["b"]),
        Screen(hasFirst: true, ids: ["c", "a", "b"]),
      ].map { format.render($0, host: &host) }
    }
    #expect(
      rendered(as: .text()) == [
        "first 1\nsecond 1\na 1\nb 1\n", "second 2\nb 2\n",
        "first 2\nsecond 3\nc 1\na 2\nb 3\n",
      ]
    )
    #expect(
      rendered(as: .html) == [
        "<p>first 1</p><p>second 1</p><p>a 1</p><p>b 1</p>", "<p>second 2</p><p>b 2</p>",
        "<p>first 2</p><p>second 3</p><p>c 1</p><p>a 2</p><p>b 3</p>",
      ]
    )
    #expect(rendered(as: .tree)[1] == "\"second 2\"\n\"b 2\"\n")
  }

  @Test("A plain render creates new state") func plain() {
    let screen = Screen(hasFirst: false, ids: [])
    #expect(screen.rendered(as: .text()) == "second 1\n")
    #expect(screen.rendered(as: .text()) == "second 1\n")
  }
}
