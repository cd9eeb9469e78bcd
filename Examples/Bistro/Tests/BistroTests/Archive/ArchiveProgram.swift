@testable import BistroCore

/// The interface of a program with an archive, for the tests of races.
@MainActor protocol ArchiveProgram {
  func search(_ text: String)
  func choose(_ category: String)
  func retry()
  /// Waits for a request, and returns its filters.
  func request(_ number: Int) async -> DishQuery
  func answer(_ number: Int) async throws
  func fail(_ number: Int) async
  /// Waits until all responses are reduced.
  func settle() async
  /// The ids of the dishes that are shown.
  var shown: [Int] { get }
  var saysThatNothingWasFound: Bool { get }
}
