import Diptych

extension Catalog {
  /// The views that contain other views.
  static let containers = CatalogGroup(
    "Containers",
    "Views that contain other views.",
    [
      section, panel, callout, message, facts, list, disclosureGroup, outlineGroup,
      contentUnavailable,
    ]
  )

  private static let section = CatalogEntry(
    "Section",
    "A heading and its content.",
    card: .sample {
      Section("Files") {
        Text("Package.swift")
        Text("README.md")
      } footer: {
        Text("2 of 14").dim()
      }
    },
    [
      Component("section") {
        Section("Title") {
          Text("content")
        } footer: {
          Text("footer").dim()
        }
      }
    ]
  )

  private static let panel = CatalogEntry(
    "Panel",
    "A frame with a title.",
    [
      Component("panel", "With a title") {
        Panel("Status") {
          Text("All is well, and there is more to say about it than a line holds.")
        }
      },
      Component("panel-without-title", "Without a title") { Panel { Text("Hello") } },
      Component("panel-with-subtitle", "With a subtitle and a footer") {
        Panel(
          "harbor",
          subtitle: Text("main · 20,431 commits"),
          footer: Text("as of 14:02")
        ) {
          Text("A server for small services, in 148 hands.")
        }
      },
    ]
  )

  private static let callout = CatalogEntry(
    "Callout",
    "A highlighted note, for example a warning.",
    card: .sample {
      Callout("Saved.", status: .success)
      Callout("A shallow clone.", status: .warning) { Text("Commits are missing.") }
    },
    [
      Component("callout", "Four kinds") {
        Callout("A view has no size.") {
          Text("It is asked how it looks at a width, and the same view fits 40 columns and a page.")
        }
        Callout("Saved to report.html.", status: .success)
        Callout("A shallow clone.", status: .warning) { Text("Older commits are missing.") }
        Callout("Could not read the history.", status: .danger) {
          Text("\(Text("git log").monospaced()): bad object \(Text("HEAD").monospaced())")
        }
      },
      Component("callout-actions", "With actions") {
        Callout("Not up to date.", status: .warning) {
          Text("You are offline; shown as of 14:02.")
        } actions: {
          Button("Retry") {}
          Button("Dismiss") {}
        }
        Callout {
          Text("A title of views: ")
          Link("the guide", destination: "guide.html")
        }
      },
    ]
  )

  private static let message = CatalogEntry(
    "Message",
    "A message of a command-line tool, such as an error.",
    card: .sample {
      Message(.error, "no such file: a.txt")
      Message(.done, "Wrote page.html")
    },
    [
      Component("message", "Six kinds") {
        Message(
          .error,
          "unknown key “colour”",
          code: "C12",
          at: SourceSpan(
            "config.toml",
            line: 3,
            column: 1,
            length: 6,
            excerpt: "colour = \"red\""
          )
        )
        Message(.hint, "did you mean “color”?")
        Message(.warning, "the cache is 40 days old") { Text("It is in /var/cache/tool.") }
        Message(.note) { Text("3 files are the same as \(Text("before").italic())") }
        Message(.step, "Resolving packages")
        Message(.done, "Wrote page.html")
      }
    ]
  )

  private static let facts = CatalogEntry(
    "Facts",
    "Labels with aligned values.",
    [
      Component("labeled-content", "Neighbours are aligned") {
        VStack {
          LabeledContent("Branch", value: "main")
          LabeledContent("Author") { Text("Ada").bold() }
        }
      },
      Component("facts", "Aligned across other views") {
        Facts {
          LabeledContent("Branch", value: "main")
          ForEach(["Author", "Reviewer"], id: \.self) { LabeledContent($0, value: "Ada") }
          LabeledContent("Load") { Sparkline("Load", values: [1, 5, 2, 8]) }
        }
      },
    ]
  )

  private static let list = CatalogEntry(
    "List",
    "Lists with bullets, numbers or checkboxes.",
    card: .sample {
      List {
        Text("one")
        Text("two")
        TaskItem("done", isDone: true)
        TaskItem("to be done", isDone: false)
      }
    },
    [
      Component("list", "Bullets") {
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
      Component("list-ordered", "Numbers") {
        List(.ordered) { ForEach(1...10, id: \.self) { Text("item \($0)") } }
      },
      Component("list-from-eight", "Other first numbers") {
        List(.ordered, start: 8) { ForEach(["eight", "nine", "ten"], id: \.self) { Text($0) } }
        HTML.ol(.start(99)) {
          HTML.li { Text("ninety-nine") }
          HTML.li { Text("a hundred") }
        }
      },
      Component("list-of-tasks", "Tasks") {
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
    ]
  )

  private static let disclosureGroup = CatalogEntry(
    "DisclosureGroup",
    "Content that a reader can open and close.",
    card: .sample {
      DisclosureGroup("Details", isExpanded: true) { Text("Nothing was copied.") }
      DisclosureGroup("Log") { Text("hidden") }
    },
    [
      Component("disclosure-group") {
        DisclosureGroup("Details", isExpanded: true) {
          Text("Nothing was copied, and there is no room for it either.")
          DisclosureGroup("Log") { Text("hidden") }
        }
        DisclosureGroup {
          Text("hidden")
        } label: {
          Text("A \(Text("bold").bold()) label that takes more than one line")
        }
      }
    ]
  )

  private static let outlineGroup = CatalogEntry(
    "OutlineGroup",
    "The rows of a tree.",
    card: .sample {
      OutlineGroup(Folder.small, children: \.contents) { Text($0.name) }
    },
    [
      Component("outline-group") {
        OutlineGroup(Folder.sample, children: \.contents) { Text($0.name) }
        OutlineGroup(Folder.sample.contents ?? [], children: \.contents) { folder in
          Text(folder.name).bold()
          if folder.contents == nil { Text("a file of \(folder.id) bytes") }
        }
      }
    ]
  )

  private static let contentUnavailable = CatalogEntry(
    "ContentUnavailableView",
    "A message that replaces missing content.",
    card: .sample {
      ContentUnavailableView("No commits yet.") { Text("Make one, and it is shown here.") }
    },
    [
      Component("content-unavailable-view") {
        ContentUnavailableView("No commits yet.") {
          Text("Make one, and it is shown here.")
        }
        ContentUnavailableView { Text("Nothing for \(Text("harbour").bold())") }
      }
    ]
  )
}
