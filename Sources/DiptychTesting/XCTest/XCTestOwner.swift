#if canImport(XCTest)
import DiptychSnapshots
import XCTest

extension SnapshotOwner {
  /// Creates the owner of the snapshots of a test of XCTest from its class and its method.
  ///
  /// XCTest does not provide the location of a test's declaration, so the place is a file.
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

/// Returns the name of a test's method from XCTest's name of the test.
///
/// That name is `Tests.testOne`, or `-[Module.Tests testOne]` on Apple's platforms, where a method
/// that throws or is async has an additional label.
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
