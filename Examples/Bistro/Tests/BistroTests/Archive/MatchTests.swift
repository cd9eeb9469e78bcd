import Testing

@testable import BistroCore

@Suite("Matches of a keyword") struct MatchTests {
  // Inventory: E-12
  @Test(
    "Every match is marked, whatever case, accents and width",
    arguments: [
      ("", "Crème", "Crème"), ("creme", "Crème brûlée", "[Crème] brûlée"),
      ("E", "Crème brûlée", "Cr[è]m[e] brûl[é][e]"), ("チーズ", "チーズとチーズ", "[チーズ]と[チーズ]"),
      ("ＣＨＥ", "Chez Odile", "[Che]z Odile"), ("x", "Crème", "Crème"), ("비빔", "비빔밥", "[비빔]밥"),
      ("œuf", "Œufs en meurette", "[Œuf]s en meurette"), ("aa", "aaaaa", "[aa][aa]a"),
      (".*", "a.*b", "a[.*]b"), ("حمص", "حمص", "[حمص]"),
    ]
  )
  func runs(keyword: String, text: String, expected: String) {
    let runs = MatchRun.runs(of: text, matching: keyword)
    #expect(runs.map { $0.filter == .keyword ? "[\($0.text)]" : $0.text }.joined() == expected)
  }

  // Inventory: E-23
  @Test("The keyword and the category are marked as what they are, also in one text")
  func marks() throws {
    let dish = try #require(try Sample.dishes().first { $0.category == "洋食" })
    let query = DishQuery(keyword: "食", category: "洋食")
    #expect(
      DishViewModel(dish, query: query, isFavorite: nil).category
        == [MatchRun(text: "洋", filter: .category), MatchRun(text: "食", filter: .keyword)]
    )
  }

  @Test(
    "Keyword and category apply together, and blanks around a keyword do not count",
    arguments: [
      (DishQuery(), 40), (DishQuery(keyword: "  "), 40), (DishQuery(keyword: " cheese "), 6),
      (DishQuery(keyword: "CHEESE", category: "Garden"), 2), (DishQuery(category: "中菜"), 4),
      (DishQuery(category: "Pizzeria"), 0), (DishQuery(keyword: "petit quai"), 4),
    ]
  )
  func filters(query: DishQuery, count: Int) throws {
    #expect(try Sample.dishes().filter(query.matches).count == count)
  }
}
