import Diptych

extension Catalog {
  /// The components that place views or decorate them.
  static let layout = [
    Component("vstack") {
      VStack(alignment: .center, spacing: 1) {
        Text("short")
        Text("a longer line")
        Text("")
        Divider()
      }
    },
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
    },
    Component("spacer") {
      HStack {
        Text("Name")
        Spacer()
        Text("Value")
      }
    },
    Component("padding") {
      Text("padded").padding(.leading, 4)
      Text("all around").padding(1).border()
    },
    Component("border") {
      Text("square").border()
      Text("rounded").border(.rounded)
      Text("ascii").border(.ascii)
    },
    Component("frame") {
      Text("leading").frame(width: 20, alignment: .leading).border()
      Text("center").frame(width: 20).border()
      Text("bottom").frame(width: 20, height: 3, alignment: .bottomTrailing).border()
    },
    Component("flexible-frame") {
      Text("at least 20").frame(minWidth: 20, alignment: .leading).border()
      Text("up to 30").frame(maxWidth: 30).border()
      Text("all there is").frame(maxWidth: .max, alignment: .trailing).border()
      HStack {
        Text("one").frame(maxWidth: .max).border()
        Text("two").frame(maxWidth: .max).border()
        Text("three lines").frame(minHeight: 3, alignment: .bottom).border()
      }
    },
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
    },
    Component("zstack") {
      ZStack {
        Text("~~~~~~~~~~~~~~~~~~~~~~~~")
        Text("it may be wrapped").padding(.horizontal)
      }
      ZStack(alignment: .bottomTrailing) {
        VStack {
          Text("你好世界你好世界")
          Text("on blue, second line").backgroundStyle(.blue)
          Text("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧")
        }
        Text("odd").bold().border(.rounded)
      }
    },
    Component("overlay") {
      VStack {
        Text("Name      Size")
        Text("a.txt       12")
        Text("bc.txt    1024")
        Text("d.txt        7")
      }
      .overlay { Text("Loading").padding(.horizontal).border() }
      Text("..............").overlay(alignment: .trailing) { Text("12 kB").padding(.leading) }
    },
    Component("background-view") {
      Text("Results").padding(.horizontal).frame(width: 17).background { Divider() }
      Text("first").padding(1).background(alignment: .top) { Text("=============") }
    },
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
    },
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
    },
    Component("outline-group") {
      OutlineGroup(Folder.sample, children: \.contents) { Text($0.name) }
      OutlineGroup(Folder.sample.contents ?? [], children: \.contents) { folder in
        Text(folder.name).bold()
        if folder.contents == nil { Text("a file of \(folder.id) bytes") }
      }
    },
    Component("accessibility-label") {
      Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
      Button("×") {}.accessibilityLabel("Close")
      Link("→", destination: "index.html").accessibilityLabel("Next page")
      VStack {
        Text("12")
        Text("kB")
      }
      .accessibilityLabel("12 kilobytes")
    },
    Component("background") {
      VStack {
        Text("on blue").bold()
        Text("second line")
      }
      .padding(1).border().backgroundStyle(.blue)
    },
    Component("line-limit") {
      let text = "A text that is much too long for the one line it is given here, really."
      Text(text).lineLimit(1)
      Text(text).lineLimit(1).truncationMode(.head)
      Text(text).lineLimit(1).truncationMode(.middle)
      Text(text).lineLimit(2)
    },
    Component("paragraph-styles") {
      let text = "Lines of about the same length, none of which holds a word alone."
      Text(text).textWrapping(.balanced)
      Text("Steps: the first line stands out, those after it are indented.").hangingIndent(2)
      Text("A newline in a string\nis a new line.").lineBreaks(.preserved)
      Text("A newline in a string\nis a space.")
    },
    Component("multiline-alignment") {
      Text("lines that are wrapped stand on the right").multilineTextAlignment(.trailing)
      Text("lines that are wrapped stand in the middle").multilineTextAlignment(.center)
    },
  ]
}
