import Diptych
import DiptychFormats
import DiptychTesting
import Testing

/// A Markdown document whose output the tests compare with reference files.
struct MarkdownSample: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  static let all = [
    MarkdownSample(
      name: "inline",
      text: #"""
        A paragraph with **bold**, *italic*, ***both***, ~~struck~~, `code`, a
        [link *in italic*](more.md#part "The title"), <https://example.org>, www.example.org,
        ada@example.org and ![a *small* cat](cat.png "Cat").\
        A hard break, an escaped \*, an entity &copy;, and a [reference][r]
        with [![a badge](badge.svg)](https://example.org/build).

        [r]: https://example.org/r "Reference"
        """#
    ),
    MarkdownSample(
      name: "headings",
      text: """
        # Tea & *more*

        ## Tea

        Setext
        ------

        ### Tea
        ###### Six `code`
        """
    ),
    MarkdownSample(
      name: "lists",
      text: """
        - water
        - tea with **milk**
          - green
          - black
            1. first
            2. second
        - milk

        3. three
        4. four

           with a second paragraph

           ```swift
           let tea = 1
           ```

        - [x] done
        - [ ] to do
          - [ ] inside
        -
        - > quoted
        """
    ),
    MarkdownSample(
      name: "quotes-and-alerts",
      text: """
        > A quote
        > goes on
        >
        > > inside

        > [!NOTE]
        > A note.

        > [!TIP]
        > **Use a *pot***
        >
        > It is better.

        > [!IMPORTANT]
        >
        > - In a list.

        > [!warning]
        > Hot.

        > [!CAUTION]

        > [!NOTE] with words is a quote.

        > [!OTHER]
        > is a quote.
        """
    ),
    MarkdownSample(
      name: "table",
      text: #"""
        ## Leaves

        | Name | *Size* | Price |
        |:-----|:------:|------:|
        | `a` and **b** | 1 | [12](m.md) |
        | b \| c | | ![i](j.png) |
        | short |

        | | |
        |-|-|
        | no | head |
        """#
    ),
    MarkdownSample(
      name: "code",
      text: """
        ```swift
        let tea = "hot"  // always
        ```

        ~~~rust,ignore
        fn main() {}
        ~~~

        ``` {.sh}
        plain
        ```

            indented
              further

        ***

        ```JSON
        {"a": 1}
        """
    ),
    MarkdownSample(
      name: "footnotes",
      text: """
        One[^a], two[^long], one again[^a], and none[^missing].

        [^long]: The second:

            - with
            - a list
        [^a]: The *first*.
        [^unused]: Nobody sees it.
        """
    ),
  ]
}

extension SnapshotFormat {
  /// The format of text for screen readers.
  static var plain: SnapshotFormat { SnapshotFormat(.plain, fileExtension: "plain") }
}
