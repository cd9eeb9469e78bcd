import Diptych

extension Catalog {
  /// Where views are placed, and what is around them.
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
    Component("multiline-alignment") {
      Text("lines that are wrapped stand on the right").multilineTextAlignment(.trailing)
      Text("lines that are wrapped stand in the middle").multilineTextAlignment(.center)
    },
  ]
}
