import DiptychProjections
import DiptychState
import DiptychStateTesting

/// The contents of the documentation page "Transitions".
enum TransitionsDocument {
  static let text = """
    # Transitions

    <!-- Written by the tests. To write it again: SNAPSHOTS_RECORD=failed swift test --filter TransitionsDocumentTests -->

    Every state and every event of `AsyncValue` and of `PagingState`, written by the code itself. A test compares this page with what the code does.

    In the tables, `·` marks an event that has no effect in a state, and **illegal** an event that can't occur in it, because no request is in flight that could end. Neither changes the state.

    ## A value

    `v1` and `e1` are there before the event, `v2` and `e2` come with it.

    \(TransitionTable.ofValue.markdown)

    ### Picture

    `reset` leads to `idle` from everywhere, and is not drawn.

    \(valueDiagram)

    ## A list

    `∅` is a list that was never loaded, `P` one with pages. `Er` and `Ea` are the failure of a refresh and of an append, `↻` and `↓` a refresh and an append in flight, `end` says that no page follows. "Last" is a page that none follows. Where an append comes first (`RefreshWhileAppending.ignored`), `refresh` has no effect in the three states with `↓`.

    \(TransitionTable.ofList.markdown)

    ### Picture

    `reset` leads to `idle` from everywhere, and is not drawn.

    \(listDiagram)

    """

  private static let valueDiagram = StateDiagram(
    .ofValue,
    clusters: [
      .init(
        title: "until the first value",
        states: SampleValue.samples.filter { $0.value == nil }.map(\.corner.rawValue)
      ),
      .init(
        title: "with a value",
        states: SampleValue.samples.filter { $0.value != nil }.map(\.corner.rawValue)
      ),
    ],
    state: \.corner.rawValue,
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
        states: SampleList.samples.filter { $0.pages == nil }.map(\.kind.rawValue)
      ),
      .init(
        title: "with pages",
        states: SampleList.samples.filter { $0.pages != nil && !$0.isAtEnd }.map(\.kind.rawValue)
      ),
      .init(
        title: "with all pages",
        states: SampleList.samples.filter { $0.pages != nil && $0.isAtEnd }.map(\.kind.rawValue)
      ),
    ],
    state: \.kind.rawValue,
    event: { $0 == .reset ? nil : $0.notation }
  ).markdown
}
