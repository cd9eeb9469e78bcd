import Diptych

extension Catalog {
  /// The views that lay out other views.
  static let layout = CatalogGroup(
    "Layout",
    "Stacks, columns and spacing.",
    [vstack, hstack, spacer, zstack, overlay, divider, columns, viewThatFits]
  )

  private static let vstack = CatalogEntry(
    "VStack",
    "Views that are stacked vertically.",
    card: .sample {
      VStack(alignment: .center) {
        Text("one")
        Text("below another")
        Text("centred")
      }
      .border()
    },
    [
      Component("vstack") {
        VStack(alignment: .center, spacing: 1) {
          Text("short")
          Text("a longer line")
          Text("")
          Divider()
        }
      }
    ]
  )

  private static let hstack = CatalogEntry(
    "HStack",
    "Views side by side.",
    card: .sample {
      HStack(alignment: .center) {
        Text("one").border()
        Text("two").border()
        VStack { ForEach(["beside", "each", "other"], id: \.self) { Text($0) } }
      }
    },
    [
      Component("hstack") {
        HStack(alignment: .center, spacing: 3) {
          Text("left")
          Text("a text in the middle that is long enough to be wrapped")
          VStack {
            Text("one")
            Text("two")
            Text("three")
          }
        }
      }
    ]
  )

  private static let spacer = CatalogEntry(
    "Spacer",
    "Space that takes the rest of a stack.",
    card: .sample {
      HStack {
        Text("Name")
        Spacer()
        Text("Value")
      }
      HStack {
        Spacer()
        Text("in the middle")
        Spacer()
      }
    },
    [
      Component("spacer") {
        HStack {
          Text("Name")
          Spacer()
          Text("Value")
        }
      }
    ]
  )

  private static let zstack = CatalogEntry(
    "ZStack",
    "Views that overlap.",
    card: .sample {
      ZStack {
        VStack { ForEach(1...5, id: \.self) { _ in Text(String(repeating: "·", count: 26)) } }
        Text("in front").bold().border(.rounded)
      }
    },
    [
      Component("zstack", "Text on text") {
        ZStack {
          Text("~~~~~~~~~~~~~~~~~~~~~~~~")
          Text("it may be wrapped").padding(.horizontal)
        }
        ZStack(alignment: .bottomTrailing) {
          VStack {
            Text("first line of three")
            Text("on blue, second line").backgroundStyle(.blue)
            Text("third line of three")
          }
          Text("odd").bold().border(.rounded)
        }
      },
      Component("zstack-wide", "Wide characters") {
        ZStack(alignment: .bottomTrailing) {
          VStack {
            Text("你好世界你好世界")
            Text("on blue, second line").backgroundStyle(.blue)
            Text("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧")
          }
          Text("odd").bold().border(.rounded)
        }
      },
    ]
  )

  private static let overlay = CatalogEntry(
    "Overlay",
    "A view in front of another view, or behind it.",
    card: .sample {
      VStack {
        ForEach(["first", "second", "third", "fourth", "last"], id: \.self) {
          Text("the \($0) line of a view")
        }
      }
      .overlay { Text("Loading").padding(.horizontal).border() }
    },
    [
      Component("overlay", "In front") {
        VStack {
          Text("a line at the top of the view")
          Text("a line in the middle, covered")
          Text("a line at the bottom of it")
        }
        .overlay { Text("Loading").padding(.horizontal).border() }
        Text("..............").overlay(alignment: .trailing) { Text("12 kB").padding(.leading) }
      },
      Component("background-view", "Behind") {
        Text("Results").frame(width: 17, height: 2, alignment: .top)
          .background(alignment: .bottom) { Divider() }
        Text("Chapter 1").frame(width: 17, alignment: .leading)
          .background(alignment: .trailing) { Text("draft").dim() }
      },
    ]
  )

  private static let divider = CatalogEntry(
    "Divider",
    "A line between two sections.",
    [
      Component("divider") {
        Text("above")
        Divider()
        Text("below")
      }
    ]
  )

  private static let columns = CatalogEntry(
    "Columns",
    "As many columns as the width allows.",
    card: .sample {
      Columns(minimum: 10) {
        ForEach(["Sources", "Tests", "Package", "README", "Examples", "LICENSE"], id: \.self) {
          Text($0)
        }
      }
    },
    [
      Component("columns") {
        Columns {
          ForEach(
            ["Package.swift", "README.md", "Sources", "Tests", "CHANGELOG.md"],
            id: \.self
          ) { Text($0) }
        }
        Columns(minimum: 16, spacing: 4) {
          Text("one")
          VStack {
            Text("two")
            Text("lines")
          }
          Text("東京都").bold().border()
          Text("")
          Text("last")
        }
      }
    ]
  )

  private static let viewThatFits = CatalogEntry(
    "ViewThatFits",
    "The first of several views that fits.",
    card: .sample {
      ForEach([26, 16, 8], id: \.self) { width in
        ViewThatFits {
          Text("Copied 12 of 20 files")
          Text("12 of 20 files")
          Text("12/20")
        }
        .frame(width: width, alignment: .leading)
      }
    },
    [
      Component("view-that-fits") {
        ViewThatFits {
          HStack(spacing: 4) {
            Text("Copied 12 of 20 files").bold()
            Text("to the backup of last week")
          }
          Text("Copied 12 of 20 files")
          Text("12/20")
        }
        ViewThatFits(in: .vertical) {
          Text("The first of all, because each fits where nothing limits the height")
          Text("second")
        }
      }
    ]
  )
}
