import Diptych

// Errors in the cells and columns of tables.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
  let size: Int
  let isRemark: Bool
}

struct FirstColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: value of type 'File' has no member 'nmae'
      TableColumn("A") { Text($0.nmae) }
    }
  }
}

struct FirstOfSeven: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: value of type 'File' has no member 'nmae'
      TableColumn("A") { Text($0.nmae) }
      TableColumn("B") { Text($0.name) }
      TableColumn("C") { Text($0.name) }
      TableColumn("D") { Text($0.name) }
      TableColumn("E") { Text($0.name) }
      TableColumn("F") { Text($0.name) }
      TableColumn("G") { Text($0.name) }
    }
  }
}

struct MiddleColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumn("B") { Text($0.name) }
      TableColumn("C") { Text($0.name) }
      // error: value of type 'File' has no member 'nmae'
      TableColumn("D") { Text($0.nmae) }
      TableColumn("E") { Text($0.name) }
      TableColumn("F") { Text($0.name) }
      TableColumn("G") { Text($0.name) }
    }
  }
}

struct LastColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumn("B") { Text($0.name) }
      TableColumn("C") { Text($0.name) }
      TableColumn("D") { Text($0.name) }
      TableColumn("E") { Text($0.name) }
      TableColumn("F") { Text($0.name) }
      // error: value of type 'File' has no member 'nmae'
      TableColumn("G", alignment: .trailing) { Text($0.nmae).bold() }
    }
  }
}

struct NamedRow: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumn("B") { file in
        Text(file.name)
        if file.isRemark {
          // error: value of type 'File' has no member 'nmae'
          Text(file.nmae)
        }
      }
    }
  }
}

struct SpanningColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: value of type 'File' has no member 'nmae'
      TableColumn("B") { Text($0.nmae) }.columnSpan { $0.isRemark ? 2 : 1 }
      TableColumn("C") { Text($0.name) }
    }
  }
}

struct SpanOfColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: value of type 'File' has no member 'isRmeark'
      TableColumn("B") { Text($0.name) }.columnSpan { $0.isRmeark ? 2 : 1 }
      TableColumn("C") { Text($0.name) }
    }
  }
}

struct BesideSpan: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }.columnSpan { $0.isRemark ? 2 : 1 }.width(4)
      // error: value of type 'File' has no member 'nmae'
      TableColumn("B") { Text($0.nmae) }
      TableColumn("C") { Text($0.name) }
    }
  }
}

struct TruncatedColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: value of type 'File' has no member 'nmae'
      TableColumn("B") { Text($0.nmae) }.truncated()
    }
  }
}

struct ColumnAlignment: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: type 'TextAlignment' has no member 'traling'
      TableColumn("B", alignment: .traling) { Text($0.name) }
    }
  }
}

struct ColumnLabel: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: incorrect argument label in call (have '_:aligment:_:', expected '_:alignment:_:')
      TableColumn("B", aligment: .trailing) { Text($0.name) }
    }
  }
}

struct CellModifier: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: value of type 'Text' has no member 'bodl'
      TableColumn("B") { Text($0.name).bodl() }
    }
  }
}

struct CellColor: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: type 'Color' has no member 'rde'
      TableColumn("B") { Text($0.name).foregroundStyle($0.isRemark ? .rde : .green) }
    }
  }
}

struct CellOfWrongType: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: 'buildExpression' is unavailable: a number is not a view; write Text("\(number)")
      TableColumn("B") { $0.size }
    }
  }
}

struct CellOfString: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
      TableColumn("B") { $0.name }
    }
  }
}

struct NumberAsText: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: cannot convert value of type 'Int' to expected argument type 'StyledString'
      TableColumn("B") { Text($0.size) }
    }
  }
}

struct MissingView: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: cannot find 'Txet' in scope
      TableColumn("B") { Txet($0.name) }
    }
  }
}

struct KeyPathCell: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: value of type 'File' has no member 'nmae'
      TableColumn("A", value: \.nmae)
      TableColumn("B") { Text($0.name) }
    }
  }
}

struct KeyPathOfFile: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: initializer 'init(_:alignment:value:)' requires that 'File' conform to 'CustomStringConvertible'
      TableColumn("A", value: \.self)
      TableColumn("B") { Text($0.name) }
    }
  }
}

struct KeyPathWithFormat: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A", value: \.name)
      // error: value of type 'Int' has no member 'bytes'
      TableColumn("B", value: \.size) { "\($0.bytes)" }
    }
  }
}

struct KeyPathBeforeFormat: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: value of type 'File' has no member 'nmae'
      TableColumn("A", value: \.nmae) { "\($0)" }
      TableColumn("B", value: \.size)
    }
  }
}

struct ViewAsColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: 'buildExpression' is unavailable: a view is not a column; write TableColumn(title) { view }
      Text("B")
    }
  }
}

struct MissingColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: cannot find 'TabelColumn' in scope
      TabelColumn("B") { Text($0.name) }
    }
  }
}

struct ElementInCell: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumn("B") { file in
        HTML.div(.class("x")) {
          // error: value of type 'File' has no member 'nmae'
          HTML.span { Text(file.nmae) }
        }
      }
    }
  }
}

struct TableModifier: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
    }
    // error: value of type 'Table<[File], TableColumn<File, Text>>' has no member 'cpation'
    .cpation("Files")
  }
}

struct StringAsColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: static method 'buildExpression' requires that 'String' conform to 'TableColumns'
      "B"
    }
  }
}

struct WidthOfColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: cannot convert value of type 'String' to expected argument type 'Int'
      TableColumn("B") { Text($0.name) }.width("4")
    }
  }
}

struct RowSpanOfColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: value of type 'String' has no member 'cuont'
      TableColumn("A") { Text($0.name) }.rowSpan { $0.name.cuont }.footer("a")
      TableColumn("B") { Text($0.name) }
    }
  }
}

struct TableInCell: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumn("B") { file in
        Table([file]) {
          // error: value of type 'File' has no member 'nmae'
          TableColumn("C") { Text($0.nmae) }
        }
      }
    }
  }
}

struct RowsByKeyPath: View {
  let files: [File]

  var body: some View {
    Table(files, id: \.name) {
      TableColumn("A") { Text($0.name) }
      // error: value of type 'File' has no member 'nmae'
      TableColumn("B") { Text($0.nmae) }
    }
  }
}

struct RowsWithoutIdentity: View {
  let pairs: [(key: String, value: String)]

  var body: some View {
    Table(pairs) {
      TableColumn("A") { Text($0.key) }
      // error: value of tuple type '(key: String, value: String)' has no member 'vlaue'
      TableColumn("B") { Text($0.vlaue) }
    }
  }
}

struct ConditionalColumn: View {
  let files: [File]
  let isLong: Bool

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      if isLong {
        // error: value of type 'File' has no member 'nmae'
        TableColumn("B") { Text($0.nmae) }
      }
      TableColumn("C") { Text($0.name) }
    }
  }
}

struct ColumnOfElse: View {
  let files: [File]
  let isLong: Bool

  var body: some View {
    Table(files) {
      if isLong {
        TableColumn("A") { Text($0.name) }
      } else {
        TableColumn("B") { Text($0.name) }
        // error: value of type 'File' has no member 'nmae'
        TableColumn("C") { Text($0.nmae) }
      }
    }
  }
}

struct ConditionOfColumn: View {
  let files: [File]
  let isLong: Bool

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      // error: cannot find 'isLogn' in scope
      if isLogn { TableColumn("B") { Text($0.name) } }
    }
  }
}

struct ColumnsOfLoop: View {
  let files: [File]
  let years: [Int]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      for year in years {
        // error: value of type 'File' has no member 'nmae'
        TableColumn("\(year)") { Text($0.nmae) }
      }
    }
  }
}

struct ColumnsForEach: View {
  let files: [File]
  let years: [Int]

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      TableColumnForEach(years, id: \.self) { year in
        // error: value of type 'File' has no member 'nmae'
        TableColumn("\(year)") { Text($0.nmae) }
      }
    }
  }
}

struct IDOfColumns: View {
  let files: [File]
  let years: [Int]

  var body: some View {
    Table(files) {
      // error: value of type 'Int' has no member 'slef'
      TableColumnForEach(years, id: \.slef) { year in
        TableColumn("\(year)") { Text($0.name) }
      }
    }
  }
}

struct ViewInCondition: View {
  let files: [File]
  let isLong: Bool

  var body: some View {
    Table(files) {
      TableColumn("A") { Text($0.name) }
      if isLong {
        // error: 'buildExpression' is unavailable: a view is not a column; write TableColumn(title) { view }
        Text("B")
      }
    }
  }
}

struct HeaderOfColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn {
        Text($0.name)
      } header: {
        // error: value of type 'Text' has no member 'bodl'
        Text("A").bodl()
      }
      TableColumn("B") { Text($0.name) }
    }
  }
}

struct CellBelowHeader: View {
  let files: [File]

  var body: some View {
    Table(files) {
      TableColumn {
        // error: value of type 'File' has no member 'nmae'
        Text($0.nmae)
      } header: {
        Link("A", destination: "?sort=a")
      }
      TableColumn("B") { Text($0.name) }
    }
  }
}

struct SortOrder: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: type 'ColumnSortOrder?' has no member 'up'
      TableColumn("A") { Text($0.name) }.sortIndicator(.up)
    }
  }
}
