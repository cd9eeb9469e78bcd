import DiptychProjections
import DiptychState
import DiptychStateTesting

/// The text of the page "What the enums show".
enum EnumsDocument {
  static let text = """
    # What the enums show

    <!-- Written by the tests. To write it again: SNAPSHOTS_RECORD=failed swift test --filter EnumsDocumentTests -->

    What each enum of the articles shows of each state, written by the code itself.

    ## A value

    What each type of ``DataState`` shows of an ``/DiptychState/AsyncValue``. States in one column with the same entry are merged.

    \(values)

    ## A list

    What each type of ``PagingDataState`` shows of a ``/DiptychState/PagingState``. The states are written as on the page <doc:/DiptychState/Transitions>.

    \(lists)

    """

  private static let values = MarkdownTable.text(
    header: ["state"] + ArticleStates.all.map { "`\(ArticleStates.name($0))`" },
    rows: SampleValue.samples.map { value in
      ["`\(value.notation)`"] + ArticleStates.all.map { $0.init(value).notation }
    }
  )

  private static let lists = MarkdownTable.text(
    header: ["kind", "state", "`Case3`", "`Case4`"],
    rows: SampleList.samples.map { list in
      let shown = [
        "\(PagingDataState.Case3<Sample, Fault>(list))",
        "\(PagingDataState.Case4<Sample, Fault>(list))",
      ]
      return ["`\(list.kind)`", list.notation] + shown
    }
  )
}
