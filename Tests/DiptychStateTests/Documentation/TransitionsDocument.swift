import DiptychState
import DiptychStateTesting

/// The contents of the documentation page "Transitions".
enum TransitionsDocument {
  static let text = """
    # Transitions

    <!-- Written by the tests. To write it again: SNAPSHOTS_RECORD=failed swift test --filter TransitionsDocumentTests -->

    These tables show the effect of every event on every state of `AsyncValue` and `PagingState`. A test writes the tables from the code, and compares this page with the code.

    Each cell is the new state after the event of its column. The symbol `·` means that the event has no effect in the state of the row. The word **illegal** means that the event can't occur in this state, because the event ends a request, but no such request is in flight. An illegal event does not change the state.

    ## A value

    `v1` and `e1` are the value and the error before the event. `v2` and `e2` are the value and the error that the event brings. The event `receive` means that a value arrives from another source than a request, for example from a cache.

    \(TransitionTable.ofValue.markdown)

    ### Picture

    The event `reset` leads from every state to `idle`. The picture leaves it out.

    \(valueDiagram)

    ## A list

    The column “state” uses the following symbols:

    - `∅` is a list without a loaded page, and `P` is a list with pages.
    - `Er` is the error of a refresh, which loads the first page of the list. `Ea` is the error of an append, which loads the next page.
    - `↻` is a refresh in flight, and `↓` is an append in flight.
    - `end` means that the list has no further page.

    The word “last” in a column means that the loaded page is the last page of the list. If the rule `cancelsAppends` is false, `refresh` has no effect in the three states with `↓`.

    \(TransitionTable.ofList.markdown)

    ### Picture

    The event `reset` leads from every state to `idle`. The picture leaves it out.

    \(listDiagram)

    """

  private static let valueDiagram = StateDiagram(
    .ofValue,
    clusters: [
      .init(
        title: "until the first value",
        states: SampleValue.samples.filter { $0.value == nil }.map(\.phase.rawValue)
      ),
      .init(
        title: "with a value",
        states: SampleValue.samples.filter { $0.value != nil }.map(\.phase.rawValue)
      ),
    ],
    state: \.phase.rawValue,
    event: { event in
      let name = "\(event)".prefix { $0 != "(" }
      return name == "reset" ? nil : String(name)
    }
  ).markdown

  private static let listDiagram = StateDiagram(
    .ofList,
    clusters: [
      .init(
        title: "until the first page",
        states: SampleList.samples.filter { $0.pages == nil }.map(\.phase.rawValue)
      ),
      .init(
        title: "with pages",
        states: SampleList.samples.filter { $0.pages != nil && !$0.isAtEnd }.map(\.phase.rawValue)
      ),
      .init(
        title: "with all pages",
        states: SampleList.samples.filter { $0.pages != nil && $0.isAtEnd }.map(\.phase.rawValue)
      ),
    ],
    state: \.phase.rawValue,
    event: { $0 == .reset ? nil : $0.notation }
  ).markdown
}
