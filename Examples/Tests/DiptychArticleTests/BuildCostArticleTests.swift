import Diptych
import Testing

@Suite("The article about what a view costs to build")
struct BuildCostArticleTests {
  @Test("A page that is not specialised is the same page")
  func erased() {
    #expect(quicklyBuilt(LongPage()) == LongPage().rendered(as: .html))
    #expect(
      quicklyBuilt(LongPage()) == """
        <p>A kit for text and HTML.</p><h2>Prices</h2><p>One is free.</p><p>Two are not.</p>\
        <h3>What is it?</h3><p>A kit.</p><h3>What does it cost?</h3><p>Nothing.</p>
        """
    )
  }
}
