import Diptych
import Testing

@Suite("Formats of values")
struct ValueFormatTests {
  private struct File {
    let name: String
    let size: Int
    let time: Duration
  }

  @Test(
    "Bytes have the largest prefix that leaves a whole unit",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (1_234_567, "1.2 MB"), (999_949, "999.9 kB"),
      (999_950, "1.0 MB"), (-1_500, "-1.5 kB"), (.max, "9.2 EB"), (.min, "-9.2 EB"),
    ]
  )
  func bytes(count: Int, text: String) {
    #expect(ValueFormat.bytes.text(count) == text)
  }

  @Test(
    "Numbers have groups of three digits",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
      (.min, "-9,223,372,036,854,775,808"),
    ]
  )
  func numbers(value: Int, text: String) {
    #expect(ValueFormat.number.text(value) == text)
  }

  @Test(
    "Durations have their one or two largest units",
    arguments: [
      (.zero, "0 s"), (.milliseconds(49), "0 s"), (.milliseconds(50), "0.1 s"),
      (.milliseconds(1_960), "2 s"), (.milliseconds(9_990), "10 s"), (.seconds(45.9), "45 s"),
      (.seconds(60), "1 min"), (.seconds(125), "2 min 5 s"), (.seconds(3_600), "1 h"),
      (.seconds(12_000), "3 h 20 min"), (.seconds(187_200), "2 d 4 h"),
      (.seconds(-125), "-2 min 5 s"),
    ] as [(Duration, String)]
  )
  func durations(duration: Duration, text: String) {
    #expect(ValueFormat.duration.text(duration) == text)
  }

  @Test("Facts, columns and texts take the same values, in every format")
  func views() {
    let files = [File(name: "a", size: 1_234_567, time: .seconds(5))]
    let view = VStack {
      LabeledContent("Count", value: 3)
      LabeledContent("Size", value: 1_234_567, format: .bytes)
      Table(files, id: \.name) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", alignment: .trailing, value: \.size, format: .number)
        TableColumn("Time", alignment: .trailing, value: \.time, format: .duration)
      }
      Text(Duration.seconds(125), format: .duration)
    }
    #expect(
      view.rendered(as: .plain) == """
        Count: 3
        Size: 1.2 MB
        Name: a
        Size: 1,234,567
        Time: 5 s

        2 min 5 s

        """
    )
    #expect(LabeledContent("Count", value: 3).rendered(as: .text(width: 20)) == "Count  3\n")
  }

  @Test("The description of a text is what is read; a label has the sign of a status")
  func names() {
    let text = Text("one ") + Text("two").bold()
    #expect("\(text)" == "one two")
    #expect(Label("Passed", status: .success).rendered(as: .text()) == "✓ Passed\n")
    #expect(Label("Passed", status: .success).rendered(as: .text(options: .ascii)) == "+ Passed\n")
    #expect(
      Text("a").foregroundStyle(.secondary).rendered(as: .text(color: .ansi16))
        == Text("a").role(.secondary).rendered(as: .text(color: .ansi16))
    )
  }
}
