import Diptych

/// Ten sections of five children in one body.
struct WideBody: View {
  let name: String

  var body: some View {
    Section("Part 1") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 2") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 3") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 4") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 5") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 6") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 7") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 8") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 9") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
    Section("Part 10") {
      Heading("About \(name)", level: 3)
      Text("plain, ") + Text("bold").bold()
      Link("more", destination: "/more").dim()
      HTML.div(.class("card"), .id("c")) { Text(name) }
      List {
        Text("one")
        Text("two")
      }
    }
  }
}
