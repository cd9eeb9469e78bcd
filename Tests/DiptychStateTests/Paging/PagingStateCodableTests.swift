import DiptychState
import DiptychStateTesting
import Testing

@Suite("Storing a list") struct PagingStateCodableTests {
  @Test("a list is stored with its pages and its failure, without a request in flight")
  func stored() throws {
    let page = #"{"items":[1],"next":1}"#
    let last = #"{"items":[1]}"#
    let refresh = #""failure":{"error":1,"operation":"refresh"}"#
    let append = #""failure":{"error":1,"operation":"append"}"#
    #expect(
      try SampleList.samples.map { try json($0) } == [
        "{}", "{}", "{\(refresh)}", "{\(refresh)}",
        #"{"pages":[\#(page)]}"#, #"{"pages":[\#(last)]}"#,
        #"{"pages":[\#(page)]}"#, #"{"pages":[\#(last)]}"#, #"{"pages":[\#(page)]}"#,
        #"{\#(refresh),"pages":[\#(page)]}"#, #"{\#(refresh),"pages":[\#(last)]}"#,
        #"{\#(refresh),"pages":[\#(page)]}"#, #"{\#(refresh),"pages":[\#(last)]}"#,
        #"{\#(refresh),"pages":[\#(page)]}"#,
        #"{\#(append),"pages":[\#(page)]}"#, #"{\#(append),"pages":[\#(page)]}"#,
        #"{\#(append),"pages":[\#(page)]}"#,
      ]
    )
  }

  @Test("a stored state decodes as the settled state", arguments: SampleList.samples)
  func roundTrip(state: SampleList) throws {
    #expect(try decoded(json(state)) == state.settled)
  }

  @Test(
    "inconsistent states are not decoded",
    arguments: [
      #"{"failure":{"error":1,"operation":"append"}}"#,
      #"{"failure":{"error":1,"operation":"append"},"pages":[{"items":[1]}]}"#,
    ]
  )
  func illegal(text: String) {
    #expect(
      decodingFailure(text, as: SampleList.self)
        == """
        A failed append needs a page that another page follows, and the stored list has no such page.
        """
    )
  }
}
