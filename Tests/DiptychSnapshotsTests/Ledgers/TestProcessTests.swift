import DiptychSnapshots
import Testing

@Suite("Processes of tests") struct TestProcessTests {
  @Test(
    "The arguments that select tests",
    arguments: [
      ([], []),
      (["--testing-library", "swift-testing"], []),
      (["--parallel", "--testing-library", "swift-testing"], []),
      (["--filter", "AppTests", "--testing-library", "swift-testing"], ["--filter", "AppTests"]),
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

  @Test(
    "A process of XCTest that runs a part of all tests",
    arguments: [
      (["swift-test", "--parallel"], ["--parallel"]),
      (["swift-test", "--parallel", "--num-workers", "3"], ["--parallel"]),
      (["swift-test", "--parallel", "--filter", "Page"], ["AppTests.PageTests/testEmpty"]),
      (["swift-test"], ["AppTests.PageTests/testEmpty"]),
      ([], ["AppTests.PageTests/testEmpty"]),
    ] as [([String], [String])]
  )
  func workers(parentArguments: [String], selection: [String]) {
    let process = TestProcess(
      identifier: 2,
      parent: 1,
      arguments: ["AppTests.PageTests/testEmpty"],
      parentArguments: parentArguments
    )
    #expect(process.selection == selection)
  }
}
