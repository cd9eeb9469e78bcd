import Foundation

/// The part of a law that a run of the tests checks.
///
/// A law holds for many values in many places. `swift test` checks a sample of them, the same one
/// in each run; `Scripts/check-release` has all of them checked.
package enum Sample {
  /// Whether everything is checked: the environment has `DIPTYCH_SAMPLES=full`.
  package static let isFull: Bool = {
    let value = ProcessInfo.processInfo.environment["DIPTYCH_SAMPLES"]
    precondition(value == nil || value == "full", "DIPTYCH_SAMPLES is full, or not set")
    return value != nil
  }()

  /// Returns how many random values to check: a few, or all if everything is checked.
  package static func count(_ few: Int, of all: Int) -> Int { isFull ? all : few }
}

extension Array {
  /// Returns a number of elements, evenly spread; all of them if everything is checked.
  ///
  /// Each turn begins one element further on, and behind the last one at the first again. A test
  /// that takes its turns from the places of two other values has each element with each of these,
  /// as in a Latin square:
  ///
  /// ```swift
  /// for (row, view) in views.enumerated() {
  ///   for (column, container) in containers.enumerated() {
  ///     for format in formats.sample(1, turn: row + column) { … }
  ///   }
  /// }
  /// ```
  package func sample(_ size: Int, turn: Int) -> [Element] {
    if Sample.isFull || size >= count { return self }
    return (0..<size).map { self[(turn + $0 * count / size) % count] }
  }
}
