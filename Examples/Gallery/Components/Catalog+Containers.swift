import Diptych

extension Catalog {
  /// What holds other views.
  static let containers = [
    Component("list") {
      List {
        Text("one")
        VStack {
          Text("two has more to say than fits on a narrow line")
          List {
            Text("nested")
            List { Text("deeper") }
          }
        }
        EmptyView()
        if true { Text("conditional") }
      }
    },
    Component("list-ordered") {
      List(.ordered) { ForEach(1...10, id: \.self) { Text("item \($0)") } }
    },
    Component("section") {
      Section("Title") {
        Text("content")
      } footer: {
        Text("footer").dim()
      }
    },
    Component("panel") {
      Panel("Status") { Text("All is well, and there is more to say about it than a line holds.") }
    },
    Component("panel-without-title") { Panel { Text("Hello") } },
    Component("table") {
      Table(Package.samples) {
        TableColumn("Name") { Text($0.name).bold() }
        TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
        TableColumn("Summary") { Text($0.summary) }
      }
    },
    Component("table-truncated") {
      Table(Package.samples) {
        TableColumn("Name") { Text($0.name) }.width(8)
        TableColumn("Summary") { Text($0.summary) }.truncated()
      }
    },
    Component("table-blocks") {
      Table(Package.samples) {
        TableColumn("", alignment: .center) { Text("\($0.size)") }
        TableColumn("What", alignment: .trailing) { package in
          VStack {
            Text(package.name)
            List {
              Text(package.summary)
              Text("second")
            }
          }
        }
        TableColumn("Nested") { package in
          Table([package]) { TableColumn("Size") { Gauge("Size", value: Double($0.size) / 1024) } }
        }
      }
    },
    Component("table-empty") { Table([Package]()) { TableColumn("Name") { Text($0.name) } } },
    Component("html-elements") {
      HTML.article(.class("card"), .id("a1"), .data("kind", "x&y")) {
        HTML.h2 { Text("Title") }
        HTML.p {
          Text("A "); HTML.strong { Text("strong") }; Text(" word.")
        }
        HTML.ul {
          HTML.li { Text("one") }
          HTML.li { Text("two") }
        }
        HTML.table {
          HTML.tr {
            HTML.td(.colspan(1)) { Text("a") }
            HTML.td { Text("b") }
          }
        }
        HTML.br()
        HTML.input(.value("\"quoted\" <value>"), .aria("label", "Value"), .disabled)
      }
    },
    Component("html-attributes") {
      Text("text").htmlAttributes(.id("t"))
      VStack { Text("stack") }.htmlAttributes(.class("mine"), .id("s"))
      HTML.div(.class("own"), .id("inner")) { Text("element") }
        .htmlAttributes(.class("added"), .id("outer"))
    },
  ]
}
