import Diptych
import Roff
import Testing

struct Dish: Identifiable {
  let id: Int
  let name: String
  let price: Int
  let about: String

  static let all = [
    Dish(id: 1, name: "Soup", price: 6, about: "_"),
    Dish(id: 2, name: ".Tarte", price: 11, about: "T{ is a sign"),
  ]
}

struct DishTable: View {
  var body: some View {
    Table(Dish.all) {
      TableColumn("Dish", value: \.name).rowHeader()
      TableColumn("Price", alignment: .trailing) { Text("\($0.price)-") }.footer("17")
      TableColumn("About", alignment: .center) { Text(verbatim: $0.about) }
    }
    .caption("Today's")
  }
}

struct WideTable: View {
  var body: some View {
    Table(Dish.all) {
      TableColumn("Dish", value: \.name)
      TableColumn("About") { dish in
        Text(String(repeating: "A long description of it. ", count: 4) + dish.about)
      }
    }
    .rowSeparators()
  }
}

struct SpannedTable: View {
  var body: some View {
    HTML.table {
      HTML.tr {
        HTML.th(.colspan(2)) { Text("Both") }
        HTML.th { Text("One") }
      }
      HTML.tr {
        HTML.td(.rowspan(2)) { Text("tall") }
        HTML.td { Text("b") }
        HTML.td { Text("c") }
      }
      HTML.tr {
        HTML.td { Text("e") }
        HTML.td { Text("f") }
      }
    }
  }
}

struct SectionTable: View {
  var body: some View {
    Table(Dish.all) {
      TableColumn("Dish", value: \.name)
      TableColumn("Price") { Text("\($0.price)") }
    }
    .sections { $0.price > 10 ? "Dear" : "Cheap" }
    .tableBorder(.horizontal)
  }
}

@Suite("Tables of manual pages")
struct TableTests {
  @Test("Titles, alignment, a footer, and entries that look like signs")
  func table() {
    #expect(
      body(of: DishTable()) == #"""
        \fBToday\(aqs\fR
        .PP
        .TS
        allbox;
        lb rb cb.
        Dish\#tPrice\#tAbout
        .T&
        lb r c.
        Soup\#t6\-\#t\&_
        \&.Tarte\#t11\-\#t\&T{ is a sign
        \#t17\#t
        .TE

        """#
    )
  }

  @Test("Long cells are wrapped")
  func wide() {
    #expect(
      body(of: WideTable()) == #"""
        .TS
        allbox;
        lb lb.
        Dish\#tAbout
        .T&
        l l.
        Soup\#tT{
        .na
        A long description of it. A long description of it. A long description of it. A long description of it. _
        T}
        \&.Tarte\#tT{
        .na
        A long description of it. A long description of it. A long description of it. A long description of it. T{ is a sign
        T}
        .TE

        """#
    )
  }

  @Test("Spans of elements of HTML")
  func spans() {
    #expect(
      body(of: SpannedTable()) == #"""
        .TS
        lb s lb.
        Both\#tOne
        .T&
        l l l.
        tall\#tb\#tc
        \^\#te\#tf
        .TE

        """#
    )
  }

  @Test("Sections and spans of a table, and its lines")
  func sections() {
    #expect(
      body(of: SectionTable()) == #"""
        .TS
        lb lb.
        Dish\#tPrice
        _
        .T&
        l s.
        \fBCheap\fR
        .T&
        l l.
        Soup\#t6
        .T&
        l s.
        \fBDear\fR
        .T&
        l l.
        \&.Tarte\#t11
        .TE

        """#
    )
  }

  @Test("A redacted table keeps its shape, and its titles")
  func redacted() {
    #expect(
      body(of: DishTable().redacted(reason: .placeholder)) == #"""
        \fB\[u2592]\[u2592]\[u2592]\[u2592]\[u2592]\[u2592]\[u2592]\fR
        .PP
        .TS
        allbox;
        lb rb cb.
        Dish\#tPrice\#tAbout
        .T&
        lb r c.
        \[u2592]\[u2592]\[u2592]\[u2592]\#t\[u2592]\[u2592]\#t\[u2592]
        \[u2592]\[u2592]\[u2592]\[u2592]\[u2592]\[u2592]\#t\[u2592]\[u2592]\[u2592]\#t\[u2592]\[u2592] \[u2592]\[u2592] \[u2592] \[u2592]\[u2592]\[u2592]\[u2592]
        \#t\[u2592]\[u2592]\#t
        .TE

        """#
    )
  }

  @Test("A table in a cell is a line, and a table without cells draws nothing")
  func nested() {
    let table = Table([1]) { TableColumn("Outer") { _ in DishTable() } }
    #expect(
      body(of: table) == #"""
        .TS
        allbox;
        lb.
        Outer
        .T&
        l.
        T{
        .na
        \fBToday\(aqs\fR
        .br
        Dish Price About
        .br
        Soup 6\- _
        .br
        \&.Tarte 11\- T{ is a sign
        .br
        17
        T}
        .TE

        """#
    )
    #expect(body(of: HTML.table {}) == "")
  }
}
