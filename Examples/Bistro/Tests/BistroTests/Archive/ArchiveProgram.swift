@testable import BistroCore

/// A program with an archive, as the tests of its races use it.
@MainActor protocol ArchiveProgram {
  func search(_ text: String)
  func choose(_ category: String)
  func retry()
  /// Waits for a request, and returns its filters.
  func request(_ number: Int) async -> DishQuery
  func answer(_ number: Int) async throws
  func fail(_ number: Int) async
  /// Waits until everything that was answered is reduced.
  func settle() async
  /// The ids of the dishes that are shown.
  var shown: [Int] { get }
  var saysThatNothingWasFound: Bool { get }
}
