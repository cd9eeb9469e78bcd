import Diptych
import DiptychTesting
import Testing

@Suite("The look of a terminal") struct LookTests {
  @Test("Components, in colour, without colours, and in ASCII")
  func components() { pictures(of: ComponentsPicture(), named: "components", width: 60) }

  @Test("Components in little space") func narrow() {
    expectSnapshot(of: ComponentsPicture(), named: "components-narrow", as: .text(width: 24))
  }

  @Test("Components in lines without a limit") func unlimited() {
    expectSnapshot(of: ComponentsPicture().rendered(as: .text()), named: "components-unlimited")
  }

  @Test("States, in colour, without colours, and in ASCII")
  func states() { pictures(of: StatesPicture(), named: "states", width: 60) }

  @Test("Tables, in colour, without colours, and in ASCII")
  func tables() { pictures(of: TablesPicture(), named: "tables", width: 68) }

  @Test("A tree, in colour, without colours, and in ASCII")
  func tree() { pictures(of: TreePicture(), named: "tree", width: 80) }

  @Test("A run of tests, in colour, without colours, and in ASCII")
  func tests() { pictures(of: TestsPicture(), named: "tests", width: 80) }

  private func pictures(of view: some View, named name: String, width: Int) {
    expectSnapshot(of: view, named: name, as: .ansi(width: width, color: .ansi16))
    expectSnapshot(of: view, named: name + "-no-color", as: .ansi(width: width, color: .monochrome))
    expectSnapshot(
      of: view.rendered(as: .text(width: width, options: .ascii)),
      named: name + "-ascii"
    )
  }
}
