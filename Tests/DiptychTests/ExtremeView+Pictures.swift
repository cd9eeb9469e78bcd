extension ExtremeView {
  /// The view as text in 30 columns.
  var text: String {
    switch self {
    case .spacer: String(repeating: " ", count: 29) + "a\n"
    case .spacing: (0..<9).map { "\($0)\n" }.joined()
    case .sparkline: "█▁▅\n"
    case .range: "▁▁\n"
    case .progress: "────────────────────    0%\n"
    case .gauge: "g  ────────────────────    0%\n"
    case .start:
      """
       999999999. 0
      1000000000. 1
      1000000001. 2
      1000000002. 3
      1000000003. 4
      1000000004. 5
      1000000005. 6
      1000000006. 7
      1000000007. 8

      """
    case .element: "999999999. 012345678\n"
    case .column:
      """
      ┌──────────────┬─────────────┐
      │ a            │ c           │
      ├──────────────┼─────────────┤
      │ 0            │ 0           │
      └──────────────┴─────────────┘
      Not shown: b, d

      """
    case .limits: "              a\n"
    case .cells: "0\n1\n2\n3\n4\n5\n6\n7\n8\n"
    }
  }

  /// The view as Markdown.
  var markdown: String {
    switch self {
    case .spacer, .limits: "a\n"
    case .spacing: "0 1 2 3 4 5 6 7 8\n"
    case .sparkline: "█▁▅\n"
    case .range: "▁▁\n"
    case .progress: "0%\n"
    case .gauge: "**g:** 0%\n"
    // CommonMark 0.31, 5.2: a number has at most nine digits, and only the first number counts.
    case .start: (0..<9).map { "999999999. \($0)\n" }.joined()
    case .element: "999999999. 012345678\n"
    case .column:
      """
      | a | b | c | d |
      | --- | --- | --- | --- |
      | 0 | 0 | 0 | 0 |

      """
    case .cells:
      """
      |  |  |  |  |  |  |  |  |  |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |
      | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |

      """
    }
  }

  /// Returns the width of each line in cells, in a number of columns, at most 1,048,576, or without
  /// a limit.
  func widths(in width: Int?) -> [Int] {
    switch self {
    case .spacer: [width == nil ? 65_537 : 1 << 20]
    case .spacing: [524_289]
    case .sparkline: [3]
    case .range: [2]
    case .progress: [26]
    case .gauge: [29]
    case .start: Array(repeating: 13, count: 9)
    case .element: [20]
    case .column: Array(repeating: width == nil ? 65_551 : 1 << 20, count: 5)
    case .limits: [2500]
    case .cells: [37, 37, 37]
    }
  }

  /// The view as HTML.
  var html: String {
    switch self {
    case .spacer: #"<div class="hstack"><div class="spacer"></div><p>a</p></div>"#
    case .spacing:
      #"<div class="hstack gap-9223372036854775807">"#
        + (0..<9).map { "<p>\($0)</p>" }.joined() + "</div>"
    case .sparkline:
      """
      <svg class="sparkline width-5" role="img" \
      aria-label="s: 3 values from -1e+308 to 1e+308, the last 0" viewBox="0 0 4 3" \
      preserveAspectRatio="none"><polyline vector-effect="non-scaling-stroke" \
      points="0,0.0 1,3.0 2,1.5"></polyline></svg>
      """
    case .range:
      """
      <svg class="sparkline width-2" role="img" \
      aria-label="s: 2 values from 0 to 1, the last 1" viewBox="0 0 1 3" \
      preserveAspectRatio="none"><polyline vector-effect="non-scaling-stroke" \
      points="0,3.0 1,3.0"></polyline></svg>
      """
    case .progress:
      """
      <div class="hstack"><progress aria-label="Progress" value="0.0">0%</progress>\
      <span aria-hidden="true">0%</span></div>
      """
    case .gauge:
      """
      <dl class="facts"><div><dt>g</dt><dd><div class="hstack">\
      <meter aria-label="g" value="0.0">0%</meter><span aria-hidden="true">0%</span></div>\
      </dd></div></dl>
      """
    case .start:
      #"<ol start="9223372036854775807">"# + (0..<9).map { "<li>\($0)</li>" }.joined() + "</ol>"
    case .element: #"<ol start="9223372036854775807"><li>012345678</li></ol>"#
    case .column:
      """
      <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><colgroup>\
      <col class="column-999"><col class="column-0-percent"><col class="column-100-percent"><col>\
      </colgroup><thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col">c</th>\
      <th scope="col">d</th></tr></thead><tbody><tr><th scope="row">0</th><td>0</td><td>0</td>\
      <td>0</td></tr></tbody></table></div>
      """
    case .limits: #"<div class="text-center min-width-5000 max-width-5000"><p>a</p></div>"#
    case .cells:
      "<table><tr>" + (0..<9).map { #"<td colspan="1000">\#($0)</td>"# }.joined() + "</tr></table>"
    }
  }
}
