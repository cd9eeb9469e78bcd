import Testing

@testable import BistroCore

/// Tests that show the faults of the article's store, and the behaviour of the store of this
/// program.
@MainActor @Suite("Races of the article's archive") struct ArticleRaceTests {
  // Inventory: E-03
  @Test("Two quick dispatches send the second request with the keyword of the first")
  func quickDispatches() async throws {
    func second(of program: some ArchiveProgram) async throws -> DishQuery? {
      program.search("チーズ")
      program.choose("洋食")
      // Two tasks send the requests, in any order.
      let requests = [await program.request(1), await program.request(2)]
      try await program.answer(1)
      try await program.answer(2)
      await program.settle()
      return requests.first { $0.category != nil }
    }
    #expect(try await second(of: OurArchive()) == DishQuery(keyword: "チーズ", category: "洋食"))
    // The article's middleware sees the state before the first action.
    #expect(try await second(of: ArticleArchive()) == DishQuery(category: "洋食"))
  }

  // Inventory: E-03, E-12
  @Test("A slower answer to an earlier search is never shown")
  func staleAnswers() async throws {
    func shown(by program: some ArchiveProgram) async throws -> [Int] {
      program.search("cheese")
      _ = await program.request(1)
      program.search("feta")
      try await program.answer(2)
      try await program.answer(1)
      await program.settle()
      return program.shown
    }
    #expect(try await shown(by: OurArchive()) == [39])
    // The article's store shows the response that arrives last.
    #expect(try await shown(by: ArticleArchive()) == [1, 7, 8, 28, 36, 39])
  }

  // Inventory: E-12
  @Test("A retry keeps the filters")
  func retry() async throws {
    func retried(by program: some ArchiveProgram) async throws -> Retry {
      program.search("チーズ")
      await program.fail(1)
      await program.settle()
      program.retry()
      let query = await program.request(2)
      try await program.answer(2)
      await program.settle()
      return Retry(query: query, shown: program.shown)
    }
    #expect(
      try await retried(by: OurArchive())
        == Retry(query: DishQuery(keyword: "チーズ"), shown: [17, 23, 33])
    )
    // The article's retry has no conditions.
    #expect(
      try await retried(by: ArticleArchive()) == Retry(query: DishQuery(), shown: Array(1...40))
    )
  }

  private struct Retry: Equatable {
    let query: DishQuery
    let shown: [Int]
  }

  // Inventory: E-12, E-15
  @Test("“Nothing found” appears only after a load")
  func firstFrame() {
    #expect(!OurArchive().saysThatNothingWasFound)
    // The first state of the article is “loaded and empty”.
    #expect(ArticleArchive().saysThatNothingWasFound)
  }
}
