import Diptych

extension Catalog {
  /// The components that contain other views.
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
    Component("list-from-eight") {
      List(.ordered, start: 8) { ForEach(["eight", "nine", "ten"], id: \.self) { Text($0) } }
      HTML.ol(.start(99)) {
        HTML.li { Text("ninety-nine") }
        HTML.li { Text("a hundred") }
      }
    },
    Component("list-of-tasks") {
      List {
        TaskItem("Write it", isDone: true)
        TaskItem(isDone: false) {
          Text("Read it ") + Text("twice").bold() + Text(", where there is time for that")
          List { TaskItem("And once more", isDone: false) }
        }
        Text("no task")
      }
      .border()
      List(.ordered) { TaskItem("First", isDone: false) }
      TaskItem("No list", isDone: true)
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
