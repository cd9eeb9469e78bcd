import Diptych

extension Catalog {
  /// The modifiers.
  static let modifiers = CatalogGroup(
    "Modifiers",
    "Changes to the look or the size of a view.",
    [
      padding, border, frame, background, lineLimit, paragraphStyles, accessibilityLabel, redacted,
    ]
  )

  private static let padding = CatalogEntry(
    "Padding",
    "Space around a view.",
    card: .sample {
      Text("all around").padding(1).border()
    },
    [
      Component("padding") {
        Text("padded").padding(.leading, 4)
        Text("all around").padding(1).border()
      }
    ]
  )

  private static let border = CatalogEntry(
    "Border",
    "A line around a view.",
    card: .sample {
      HStack {
        Text("one").border()
        Text("two").border(.rounded)
        Text("three").border(.double)
      }
    },
    [
      Component("border") {
        Text("square").border()
        Text("rounded").border(.rounded)
        Text("ascii").border(.ascii)
      }
    ]
  )

  private static let frame = CatalogEntry(
    "Frame",
    "A width and a height, and the alignment in them.",
    card: .sample {
      Text("bottom").frame(width: 20, height: 3, alignment: .bottomTrailing).border()
    },
    [
      Component("frame", "Fixed") {
        Text("leading").frame(width: 20, alignment: .leading).border()
        Text("center").frame(width: 20).border()
        Text("bottom").frame(width: 20, height: 3, alignment: .bottomTrailing).border()
      },
      Component("flexible-frame", "Minimum and maximum") {
        Text("at least 20").frame(minWidth: 20, alignment: .leading).border()
        Text("up to 30").frame(maxWidth: 30).border()
        Text("all there is").frame(maxWidth: .max, alignment: .trailing).border()
        HStack {
          Text("one").frame(maxWidth: .max).border()
          Text("two").frame(maxWidth: .max).border()
          Text("three lines").frame(minHeight: 3, alignment: .bottom).border()
        }
      },
    ]
  )

  private static let background = CatalogEntry(
    "Background",
    "A background colour.",
    card: .sample {
      Text("on blue").bold().padding(1).border().backgroundStyle(.blue)
    },
    [
      Component("background") {
        VStack {
          Text("on blue").bold()
          Text("second line")
        }
        .padding(1).border().backgroundStyle(.blue)
      }
    ]
  )

  private static let lineLimit = CatalogEntry(
    "Line limit",
    "The maximum number of lines, and the truncation of the rest.",
    [
      Component("line-limit") {
        let text = "A text that is much too long for the one line it is given here, really."
        Text(text).lineLimit(1)
        Text(text).lineLimit(1).truncationMode(.head)
        Text(text).lineLimit(1).truncationMode(.middle)
        Text(text).lineLimit(2)
      }
    ]
  )

  private static let paragraphStyles = CatalogEntry(
    "Paragraph styles",
    "Balanced, indented and aligned lines.",
    card: .sample {
      Text("Lines of about the same length.").textWrapping(.balanced)
      Text("others that stand on the right").multilineTextAlignment(.trailing)
    },
    [
      Component("paragraph-styles", "Lines") {
        let text = "Lines of about the same length, none of which holds a word alone."
        Text(text).textWrapping(.balanced)
        Text("Steps: the first line stands out, those after it are indented.").hangingIndent(2)
        Text("A newline in a string\nis a new line.").lineBreaks(.preserved)
        Text("A newline in a string\nis a space.")
      },
      Component("multiline-alignment", "Alignment") {
        Text("lines that are wrapped stand on the right").multilineTextAlignment(.trailing)
        Text("lines that are wrapped stand in the middle").multilineTextAlignment(.center)
      },
    ]
  )

  private static let accessibilityLabel = CatalogEntry(
    "Accessibility label",
    "A text for screen readers.",
    card: .sample {
      LabeledContent("★★★☆☆", value: "3 of 5 stars")
      LabeledContent("[×]", value: "Close")
      LabeledContent("→", value: "Next page")
    },
    [
      Component("accessibility-label") {
        Text("★★★☆☆").accessibilityLabel("3 of 5 stars")
        Button("×") {}.accessibilityLabel("Close")
        Link("→", destination: "index.html").accessibilityLabel("Next page")
        VStack {
          Text("12")
          Text("kB")
        }
        .accessibilityLabel("12 kilobytes")
      }
    ]
  )

  private static let redacted = CatalogEntry(
    "Redacted",
    "Placeholders that hide the content.",
    card: .sample {
      Panel("Status") {
        LabeledContent("Author", value: "Ada")
        LabeledContent("Commits", value: "20,431")
        Text("All is well.")
      }
      .redacted(reason: .placeholder)
    },
    [
      Component("redacted", "A view") {
        Panel("Status") {
          card
        }
        .redacted(reason: .placeholder)
      },
      Component("redacted-texts", "Texts") {
        Group {
          Text(
            "A line that is \(Text("bold").bold()), \(Text("red").foregroundStyle(.red)) and wrapped."
          )
          Text("你好世界。「括弧」 Mixed 1,000.50 € and 👍🏽 ❤️ q\u{301}.")
          Text("one\n\n  three, indented\nand a tab\there")
          Text("cut where there is no room for it").lineLimit(1)
          CodeBlock("if a {\n\treturn\n}", language: "swift")
          Heading("Heading", level: 2)
          HTML.p {
            HTML.a(.href("/a"), .class("quiet")) { Text("Element") }
            HTML.select(.aria("label", "Choice")) { HTML.option { Text("Option") } }
          }
          Raw(html: "<b>trusted</b>")
        }
        .redacted(reason: .placeholder)
        Text("no reason").redacted(reason: [])
      },
    ]
  )

  /// A view with a sample of every kind of content.
  @ViewBuilder private static var card: some View {
    LabeledContent("Author") { Text("Ada").bold() }
    Table(Package.samples) {
      TableColumn("Name") { Text($0.name).bold() }
      TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }
    }
    List(.ordered) {
      Text("The first item of the list")
      Label("Passed", icon: "✓")
    }
    Paragraph {
      Text("Read ").unredacted()
      Link("the guide", destination: "index.html")
      Text(".")
    }
    Image("cat.svg", alt: "A cat asleep")
    HStack {
      Button("Retry") {}
      ProgressView(value: 0.4).frame(width: 10)
      Gauge("Share", value: 0.4)
    }
    ProgressView("Copying")
    Quote { Text("数据 and 👩‍👩‍👧") }
  }
}
