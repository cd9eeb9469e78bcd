import DiptychViews
import Testing

@Suite("Percentages") struct PercentageTests {
  @Test(
    "Shares are rounded, but only 0 is 0 % and only 1 is 100 %",
    arguments: [
      (0.0, "0%", "0%"), (1e-300, "<1%", "1%"), (0.0001, "<1%", "1%"), (0.0049, "<1%", "1%"),
      (0.005, "1%", "1%"), (0.125, "13%", "13%"), (0.994, "99%", "99%"), (0.995, ">99%", "99%"),
      (0.9999, ">99%", "99%"), (1, "100%", "100%"),
    ]
  )
  func words(fraction: Double, share: String, done: String) {
    #expect(_Percentage(share: fraction).description == share)
    #expect(_Percentage(done: fraction).description == done)
  }
}
