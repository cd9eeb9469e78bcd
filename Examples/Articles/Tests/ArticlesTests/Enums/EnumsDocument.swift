import ArticlesStateTesting
import Diptych

@testable import articles

/// The text of the page "Tables of the enums".
enum EnumsDocument {
  static let text = """
    # Tables of the enums

    <!-- Written by the tests. To write it again: SNAPSHOTS_RECORD=failed swift test --package-path Examples/Articles --filter EnumsDocumentTests -->

    The enums come from articles on SwiftUI. These tables show which case of each enum corresponds to a state of Diptych. A test writes the tables from the code.

    ## A value

    Each row is a state of an `AsyncValue`, and each column is a type in `DataState`. If two rows have the same entry in a column, the type does not distinguish the two states.

    \(values)

    ## A list

    Each row is a phase of `PagingState`, and each of the last two columns is a type in `PagingDataState`. The page “Transitions” of DiptychState explains the symbols in the column “state”.

    \(lists)

    """

  private static let values = MarkdownTable.text(
    header: ["state"] + ArticleStates.all.map { "`\(ArticleStates.name($0))`" },
    rows: SampleValue.samples.map { value in
      ["`\(value.notation)`"] + ArticleStates.all.map { $0.init(value).notation }
    }
  )

  private static let lists = MarkdownTable.text(
    header: ["phase", "state", "`Case3`", "`Case4`"],
    rows: SampleList.samples.map { list in
      let shown = [
        "\(PagingDataState.Case3<Sample, Fault>(list))",
        "\(PagingDataState.Case4<Sample, Fault>(list))",
      ]
      return ["`\(list.phase)`", list.notation] + shown
    }
  )
}
