import DiptychProjections
import DiptychState
import DiptychStateTesting

/// The text of the page "Tables of the enums".
enum EnumsDocument {
  static let text = """
    # Tables of the enums

    <!-- Written by the tests. To write it again: SNAPSHOTS_RECORD=failed swift test --filter EnumsDocumentTests -->

    The image of each state in each enum of the articles, written by the code itself.

    ## A value

    The rows are the states of an ``/DiptychState/AsyncValue``, the columns the types of ``DataState``. A type merges the states that have the same entry in its column.

    \(values)

    ## A list

    The rows are the kinds of a ``/DiptychState/PagingState``, the columns the types of ``PagingDataState``. The notation of the states is explained on the page “Transitions” of DiptychState.

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
