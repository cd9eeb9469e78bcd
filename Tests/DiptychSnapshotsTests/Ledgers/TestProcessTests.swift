import DiptychSnapshots
import Testing

@Suite("Processes of tests") struct TestProcessTests {
  @Test(
    "The arguments that select tests",
    arguments: [
      ([], []),
      (["--testing-library", "swift-testing"], []),
      (["--parallel", "--testing-library", "swift-testing"], []),
      (
        ["--filter", "AppTests", "--testing-library", "swift-testing"],
        ["--filter", "AppTests"]
      ),
      (["--skip=Slow", "--testing-library", "swift-testing"], ["--skip=Slow"]),
      (["--filter", "a", "--skip", "b", "--parallel"], ["--filter", "a", "--skip", "b"]),
      // XCTest gets the names of tests alone.
      (["AppTests.PageTests/testEmpty"], ["AppTests.PageTests/testEmpty"]),
      (["AppTests.PageTests"], ["AppTests.PageTests"]),
    ] as [([String], [String])]
  )
  func selection(arguments: [String], selection: [String]) {
    let process = TestProcess(identifier: 2, parent: 1, arguments: arguments)
    #expect(process.selection == selection)
  }
}
