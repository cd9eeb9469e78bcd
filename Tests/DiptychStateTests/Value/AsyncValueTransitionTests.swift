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
  static let written = MarkdownTable.cells(of: WrittenTables.value, dropping: 1)

  var markdown: String {
    MarkdownTable.text(
      header: ["state"] + events.map { "\($0)" },
      rows: zip(states, cells(\.notation)).map { ["`\($0.notation)`"] + $1 }
    )
  }
}

@Suite("The transitions of a value") struct AsyncValueTransitionTests {
  typealias Table = TransitionTable<SampleValue, SampleValue.Event>

  // Inventory, B-09, C-02
  @Test("every event in every state gives what the written table says")
  func table() { #expect(Table.ofValue.markdown == WrittenTables.value) }

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

  @Test("the table and the second account notice any other outcome")
  func mutations() {
    var mutated = 0
    var missed: [String] = []
    for (row, column) in Table.ofValue.places {
      for table in Table.ofValue.mutations(row: row, column: column) {
        mutated += 1
        if table.differences(from: Table.written, \.notation).count != 1
          || table.differences(from: AsyncValueModel.self).count != 1
        {
          missed.append("\(table.states[row]) and \(table.events[column])")
        }
      }
    }
    #expect(Table.ofValue.places.count == 48)
    #expect(mutated == 127)
    #expect(missed == [])
  }
}
