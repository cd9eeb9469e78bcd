package import DiptychViews

extension ContentRecorder {
  // MARK: Tables

  package mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C) {
    let index = begin(.table, "table")
    var table = table
    // A format has one title for each column.
    for column in table.columns.indices { table.columns[column].joinTitles() }
    record.traits[index] = .table(table)
    if let caption = table.caption {
      node(.caption, "caption", Text(verbatim: caption))
    }
    if !table.hasTitleViews {
      let titles = begin(.titles, "tr")
      for column in table.columns { tableTitle(column, Text(verbatim: column.title)) }
      end(titles)
    }
    if defersRows {
      let rows = rows
      let place = begin(.rows)
      let upcoming = ContentRecord.Rows(
        environment: EnvironmentValues.current,
        isRedacted: isRedacted,
        options: options.subtracting(.rowByRow),
        render: { C._render(rows, into: &$0) }
      )
      record.traits[place] = .rows(upcoming)
      end(place)
    } else {
      C._render(rows, into: &self)
    }
    if table.hasFooter {
      let footer = begin(.totals, "tfoot")
      let row = begin(.row, "tr")
      for column in table.columns {
        node(.cell, "td", value: Self.value(of: _CellSpan()), Text(verbatim: column.footer))
      }
      end(row)
      end(footer)
    }
    end(index)
  }

  private var defersRows: Bool { options.contains(.rowByRow) }

  package mutating func tableTitles<C: View>(_ titles: consuming C) {
    let outer = isRedacted
    isRedacted = false
    node(.titles, "tr", titles)
    isRedacted = outer
  }

  package mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C) {
    let outer = isRedacted
    isRedacted = false
    let index = begin(.headerCell, "th", value: Self.value(of: _CellSpan()))
    attribute("scope", "col")
    if let order = column.shownOrder { attribute("aria-sort", order.ariaValue) }
    trait("symbol", column.shownOrder?.symbol)
    C._render(title, into: &self)
    end(index)
    isRedacted = outer
  }

  package func words(of title: AnyView) -> String { title.words() }

  package mutating func tableRowStyle(_ style: TextStyle) {}

  package mutating func tableSection(_ title: String) {
    let row = begin(.sectionTitle, "tr")
    let cell = begin(.headerCell, "th", value: Self.value(of: _CellSpan()))
    attribute("scope", "rowgroup")
    leaf(.text, title)
    end(cell)
    end(row)
  }

  package mutating func tableRow<C: View>(_ cells: consuming C) { node(.row, "tr", cells) }

  package mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    let index = begin(.cell, "td", value: Self.value(of: span))
    if span.columns > 1 { attribute("colspan", "\(span.columns)") }
    if span.rows > 1 { attribute("rowspan", "\(span.rows)") }
    C._render(content, into: &self)
    end(index)
  }

  package mutating func coveredTableCell(columns: Int) {
    let index = begin(.covered, value: Self.value(of: _CellSpan(columns: columns)))
    end(index)
  }

  static func value(of span: _CellSpan) -> UInt64 {
    UInt64(span.columns) | UInt64(span.rows) &<< 32
  }
}
