import DiptychState
import DiptychStateTesting
import Testing

extension TransitionTable where State == SampleValue, Event == SampleValue.Event {
  /// The transition table of ``AsyncValue``.
  static let ofValue = TransitionTable(
    states: SampleValue.samples,
    events: SampleValue.eventSamples,
    apply: { $0.apply($1) }
  )

  var markdown: String {
    MarkdownTable.text(
      header: ["state"] + events.map { "\($0)" },
      rows: zip(states, cells(\.notation)).map { ["`\($0.notation)`"] + $1 }
    )
  }
}

@Suite("The transitions of a value") struct AsyncValueTransitionTests {
  typealias Table = TransitionTable<SampleValue, SampleValue.Event>

  @Test("a second account of the machine says the same")
  func model() { #expect(Table.ofValue.differences(from: AsyncValueModel.self) == []) }

  @Test("an event is the method of its name", arguments: SampleValue.samples)
  func methods(state: SampleValue) {
    let methods: [(inout SampleValue) -> Transition] = [
      { $0.start() }, { $0.succeed(v2) }, { $0.fail(e2) }, { $0.cancel() }, { $0.receive(v2) },
      { $0.reset() },
    ]
    let outcomes = methods.map { method in
      var next = state
      let transition = method(&next)
      return Outcome(state: next, transition: transition)
    }
    #expect(
      outcomes
        == Table(
          states: [state],
          events: SampleValue.eventSamples,
          apply: { $0.apply($1) }
        ).outcomes[0]
    )
  }
}
