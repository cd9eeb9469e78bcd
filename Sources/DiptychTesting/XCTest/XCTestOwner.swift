#if canImport(XCTest)
import DiptychSnapshots
import XCTest

extension SnapshotOwner {
  /// Creates the owner of what a test of XCTest takes: its class, and the method that runs.
  ///
  /// XCTest does not say where a test is declared, so the place is a file.
  init(_ testCase: XCTestCase, place: String) {
    let names = _typeName(type(of: testCase), qualified: true).split(separator: ".").map(
      String.init
    )
    self.init(
      module: names[0],
      suites: Array(names.dropFirst()),
      function: xctestFunction(testCase.name),
      place: place
    )
  }
}
#endif

/// The method of a test, from what XCTest calls it: `Tests.testOne`, or `-[Module.Tests testOne]`
/// on Apple's platforms, where a method that throws or waits has one more label.
package func xctestFunction(_ name: String) -> String {
  guard name.hasPrefix("-[") else {
    return String(name.split(separator: ".").last ?? Substring(name))
  }
  let method = String(name.dropLast().split(separator: " ").last ?? "")
  for label in ["WithCompletionHandler:", "AndReturnError:"] where method.hasSuffix(label) {
    return String(method.dropLast(label.count))
  }
  return method
}
