import Diptych
import Testing

@Suite("ViewHost: state and identity") struct ViewHostTests {
  @Test("A render starts nothing") func rendered() {
    let source = Source()
    let host = ViewHost { Loader(name: "a", source: source) }
    #expect(host.text == "a idle 0")
    #expect(host.text == "a idle 0")
  }

  @Test("Formats share what components own") func formats() {
    let host = ViewHost { Counter(name: "n") }
    #expect(host.rendered(as: .text()) == "n 1\n")
    #expect(host.rendered(as: .html) == "<p>n 2</p>")
    #expect(host.rendered(as: .tree) == "\"n 3\"\n")
  }

  @Test("Two components never share, wherever they are") func callSites() {
    let host = ViewHost {
      Counter(name: "a")
      Section {
        Counter(name: "b")
      } header: {
        Counter(name: "c")
      }
      ForEach([0, 1], id: \.self) { Counter(name: "id \($0)") }
      for position in 0..<2 { Counter(name: "position \(position)") }
    }
    #expect(host.text == "a 1\nc 1\nb 1\nid 0 1\nid 1 1\nposition 0 1\nposition 1 1")
    #expect(host.text == "a 2\nc 2\nb 2\nid 0 2\nid 1 2\nposition 0 2\nposition 1 2")
  }

  @Test("Rows keep their state when they move, and lose it when they are removed") func rows() {
    let names = Value(["a", "b", "c"])
    let host = ViewHost { ForEach(names.value, id: \.self) { Counter(name: $0) } }
    #expect(host.text == "a 1\nb 1\nc 1")
    names.change { $0 = ["c", "a"] }
    #expect(host.text == "c 2\na 2")
    names.change { $0 = ["b", "a", "c"] }
    #expect(host.text == "b 1\na 3\nc 3")
  }

  @Test("A hidden view loses its state, and its siblings keep theirs") func conditions() {
    let isShown = Value(true)
    let host = ViewHost {
      if isShown.value { Counter(name: "first") }
      Counter(name: "second")
    }
    #expect(host.text == "first 1\nsecond 1")
    isShown.change { $0 = false }
    #expect(host.text == "second 2")
    isShown.change { $0 = true }
    #expect(host.text == "first 1\nsecond 3")
  }

  @Test("A component survives frames of a format that never draws it") func formatsThatDrawLess() {
    let host = ViewHost {
      Document(title: "T", language: "en") {
        Text("content")
      } head: {
        Counter(name: "head")
      }
    }
    func head() -> String? {
      host.rendered(as: .html).firstMatch(of: /head [0-9]+/).map { String($0.output) }
    }
    #expect(head() == "head 1")
    #expect(host.text == "content")
    #expect(head() == "head 2")
  }

  @Test("Renders at the same time share what they own") func concurrentRenders() async {
    let host = ViewHost { Counter(name: "n") }
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { _ = host.text } }
    }
    #expect(host.text == "n 51")
  }

  /// A component nested in a number of conditionals.
  private struct Nest<Leaf: View>: View {
    let depth: Int
    let leaf: Leaf

    var body: some View {
      if depth == 0 { leaf } else { Nest(depth: depth - 1, leaf: leaf).bold() }
    }
  }

  @Test("A deep tree keeps its state, runs its loads and is watched") func deepTree() async {
    let gate = Gate()
    let source = Source { _ in
      await gate.pass()
      return .loaded
    }
    let host = ViewHost { Nest(depth: 2_000, leaf: Loader(name: "deep", source: source)) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      if frames.count == 1 { source.change { $0.loads = 7 } }
      if frames.count == 2 { gate.open() }
    }
    #expect(frames == ["deep loading 1\n", "deep loading 7\n", "deep loaded 7\n"])
  }

  @Test("A deep tree can be released") func deepTreeEnds() {
    var host = ViewHost { Nest(depth: 2_000, leaf: Counter(name: "deep")) }
    #expect(host.text == "deep 1")
    host = ViewHost { Nest(depth: 1, leaf: Counter(name: "flat")) }
    #expect(host.text == "flat 1")
  }
}
