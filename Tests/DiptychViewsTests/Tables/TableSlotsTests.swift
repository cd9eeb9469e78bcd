import DiptychViews
import Testing

@Suite("The slots of a table") struct TableSlotsTests {
  /// A number that looks random.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  /// The columns of cells, found in a set of slots that are taken.
  private struct Grid {
    private var taken: Set<[Int]> = []
    private var row = -1
    private var column = 0

    mutating func beginRow() {
      row += 1
      column = 0
    }

    mutating func place(_ span: _CellSpan) -> Range<Int> {
      while taken.contains([row, column]) { column += 1 }
      let first = column
      while column < first + span.columns, !taken.contains([row, column]) {
        for below in 0..<span.rows { taken.insert([row + below, column]) }
        column += 1
      }
      return first..<column
    }

    mutating func endGroup() { taken = taken.filter { $0[0] <= row } }
  }

  @Test("Cells have the positions of a grid", arguments: 0..<200)
  func grid(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 1)
    var slots = _TableSlots()
    var grid = Grid()
    for _ in 0..<8 {
      slots.beginRow()
      grid.beginRow()
      for _ in 0..<numbers.next(below: 5) {
        let span = _CellSpan(columns: numbers.next(below: 4), rows: numbers.next(below: 4))
        let place = slots.place(span)
        #expect(place == grid.place(span))
      }
      slots.endRow()
      if numbers.next(below: 4) == 0 {
        slots.endGroup()
        grid.endGroup()
      }
    }
  }

  @Test("A cell knows that its group ends, and how many rows it has") func groups() {
    var slots = _TableSlots()
    slots.beginRow()
    #expect(slots.place(_CellSpan(rows: 9), tag: 7) == 0..<1)
    #expect(slots.place(_CellSpan(rows: 2), tag: 8) == 1..<2)
    slots.endRow()
    slots.beginRow()
    #expect(slots.passCovered() == 1)
    #expect(slots.passCovered() == 1)
    #expect(slots.passCovered() == nil)
    slots.endRow()
    #expect(slots.endGroup().map { [$0.tag, $0.rows] } == [[7, 2]])
    #expect(slots.endGroup() == [])
  }

  @Test("A group may end in a row, whose next columns are free then") func groupEndsInRow() {
    var slots = _TableSlots()
    slots.beginRow()
    slots.place(_CellSpan(rows: 2))
    slots.endRow()
    slots.beginRow()
    #expect(slots.place(_CellSpan()) == 1..<2)
    slots.endGroup()
    #expect(slots.place(_CellSpan()) == 2..<3)
    slots.endRow()
    #expect(slots.endGroup() == [])
  }

  @Test("Columns where no cell begins are merged into the column before") func columns() {
    var slots = _TableSlots()
    slots.beginRow()
    #expect(slots.place(_CellSpan(columns: 1000)) == 0..<1000)
    slots.endRow()
    #expect(slots.columnCount == 1)
    slots.beginRow()
    #expect(slots.place(_CellSpan()) == 0..<1)
    #expect(slots.place(_CellSpan(columns: 5)) == 1..<6)
    #expect(slots.place(_CellSpan(columns: 2)) == 6..<8)
    slots.endRow()
    #expect(slots.columnCount == 3)
    let rows = [(0..<1000, 0..<3), (0..<1, 0..<1), (1..<6, 1..<2), (6..<8, 2..<3)]
    for (columns, joined) in rows {
      #expect(slots.joinedColumns(columns) == joined, "\(columns)")
    }
  }

  @Test("A cell spans 1,000 columns at most, and a row has a limit") func limits() {
    var slots = _TableSlots()
    slots.beginRow()
    for i in 0..<16 { #expect(slots.place(_CellSpan(columns: .max)).count == 1000, "\(i)") }
    #expect(slots.place(_CellSpan(columns: .max)).count == 384)
    #expect(slots.place(_CellSpan(columns: .max, rows: .max)).count == 1)
    slots.endRow()
    #expect(slots.columnCount == 18)
    slots.beginRow()
    #expect(slots.place(_CellSpan()) == 0..<1)
  }

  @Test(
    "The attributes of a cell are numbers as HTML reads them",
    arguments: [
      ("2", 2, 2), (" \n+3", 3, 3), ("4.9", 4, 4), ("5em", 5, 5), ("0", 1, 65_534),
      ("-0", 1, 65_534), ("-1", 1, 1), ("", 1, 1), ("x", 1, 1),
      ("+", 1, 1), ("- 2", 1, 1), ("\u{A0}2", 1, 1),
      ("٢", 1, 1), ("1000", 1000, 1000), ("1001", 1000, 1001), ("65535", 1000, 65_534),
      ("99999999999999999999", 1000, 65_534), ("007", 7, 7),
    ] as [(String, Int, Int)]
  )
  func attributes(value: String, columns: Int, rows: Int) {
    #expect(_CellSpan(of: Attribute("colspan", value)) == _CellSpan(columns: columns))
    #expect(_CellSpan(of: Attribute("RowSpan", value)) == _CellSpan(rows: rows))
    let twice = _AttributePair(Attribute("rowspan", value), Attribute("rowspan", "3"))
    #expect(_CellSpan(of: twice) == _CellSpan(rows: rows))
    #expect(_CellSpan(of: Attribute("span", value)) == _CellSpan())
  }
}
