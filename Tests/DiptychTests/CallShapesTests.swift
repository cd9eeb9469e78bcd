import Diptych
import DiptychTesting
import Testing

@Suite("Calls from outside") struct CallShapesTests {
  let view = Greeting(name: "Ada")

  @Test("One view renders as text, HTML and a tree") func formats() {
    expectSnapshot(of: view.rendered(as: .text(width: 60)), named: "text")
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack gap-1"><h1>Hello, Ada</h1><p>One view, <strong>two media</strong></p>\
        <ol><li>one</li><li>two</li></ol>\
        <p><a href="https://example.org/a?b=1&amp;c=2">Read on</a></p></div>
        """
    )
    expectSnapshot(of: view.rendered(as: .tree), named: "tree")
    #expect(view.rendered(as: .shout) == view.rendered(as: .tree).uppercased())
  }

  @Test("Colours are escape sequences, and lines leave none open") func colors() {
    #expect(
      Text("plain \(Text("bold").bold()) \(Text("red").foregroundStyle(.red))")
        .rendered(as: .text(width: 60, color: .trueColor))
        == "plain \u{1B}[1mbold\u{1B}[0m \u{1B}[31mred\u{1B}[0m\n"
    )
  }

  @Test("A sink takes what is rendered as a string, and its failure is the caller's") func sinks() {
    var counter = ByteCounter()
    view.write(as: .html, to: &counter)
    #expect(counter.count == view.rendered(as: .html).utf8.count)
    #expect(throws: FullSink.Full()) {
      var full = FullSink()
      try view.write(as: .html, to: &full)
    }
  }

  @Test("A document is its content where there are no documents") func document() {
    let document = Document(title: "Hello", language: "en") { view }
    #expect(document.rendered(as: .text(width: 60)) == view.rendered(as: .text(width: 60)))
  }

  @Test("Every container renders in every format") func containers() {
    let containers = Containers(entries: [Entry(number: 1, string: "a")])
    #expect(!containers.rendered(as: .text(width: 40)).isEmpty)
    #expect(!containers.rendered(as: .html).isEmpty)
    #expect(!containers.rendered(as: .tree).isEmpty)
  }

  @Test("A list takes elements that are known by a value of theirs") func listOfValues() {
    let list = List(["one", "two"], id: \.self, style: .ordered, start: 3) { Text($0) }
    #expect(list.rendered(as: .text()) == "3. one\n4. two\n")
    #expect(list.rendered(as: .html) == "<ol start=\"3\"><li>one</li><li>two</li></ol>")
  }
}
