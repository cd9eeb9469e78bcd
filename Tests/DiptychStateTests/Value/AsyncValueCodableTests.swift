import DiptychState
import DiptychStateTesting
import Testing

@Suite("Storing a value") struct AsyncValueCodableTests {
  @Test("a state is stored by name, with its values and without a request in flight")
  func stored() throws {
    #expect(
      try SampleValue.samples.map { try json($0) } == [
        #"{"state":"idle"}"#,
        #"{"state":"idle"}"#,
        #"{"state":"loaded","value":1}"#,
        #"{"state":"loaded","value":1}"#,
        #"{"failure":1,"state":"failed"}"#,
        #"{"failure":1,"state":"failed"}"#,
        #"{"failure":1,"state":"reloadFailed","value":1}"#,
        #"{"failure":1,"state":"reloadFailed","value":1}"#,
      ]
    )
  }

  @Test("a stored state decodes as the settled state", arguments: SampleValue.samples)
  func roundTrip(state: SampleValue) throws {
    #expect(try decoded(json(state)) == state.settled)
  }

  @Test("a value that is nil is a value") func optional() throws {
    let state = AsyncValue<Int?, Fault>.loaded(nil)
    #expect(try decoded(json(state)) == state)
  }

  @Test("a state in flight and an unknown one are not decoded", arguments: ["loading", "lost"])
  func unknown(name: String) {
    #expect(
      decodingFailure(#"{"state":"\#(name)","value":1}"#, as: SampleValue.self)
        == "A stored state is idle, loaded, failed or reloadFailed, and not \"\(name)\"."
    )
  }

  @Test("a missing member is named") func missing() {
    let texts = ["{}", #"{"state":"loaded"}"#, #"{"state":"reloadFailed","value":1}"#]
    #expect(
      texts.map { decodingFailure($0, as: SampleValue.self) }
        == ["no state", "no value", "no failure"]
    )
  }
}
