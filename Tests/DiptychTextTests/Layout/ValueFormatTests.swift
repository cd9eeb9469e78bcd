import Diptych
import DiptychTesting
import Testing

private struct Age: View {
  var body: some View { Text(.seconds(10_800), format: .age) }
}

@Suite("Formats of values") struct ValueFormatTests {
  private struct File {
    let name: String
    let size: Int
    let time: Duration
  }

  @Test(
    "Bytes have the largest prefix with a value of at least one",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1_000, "1.0 kB"), (1_234_567, "1.2 MB"), (999_949, "999.9 kB"),
      (999_950, "1.0 MB"), (-1_500, "-1.5 kB"), (.max, "9.2 EB"), (.min, "-9.2 EB"),
    ]
  )
  func bytes(count: Int, text: String) { #expect(ValueFormat.bytes.text(count) == text) }

  @Test(
    "Bytes have binary prefixes, too",
    arguments: [
      (0, "0 B"), (1_023, "1023 B"), (1_024, "1.0 KiB"), (1_536, "1.5 KiB"),
      (1_048_524, "1023.9 KiB"), (1_048_525, "1.0 MiB"), (-1_536, "-1.5 KiB"), (.max, "8.0 EiB"),
    ]
  )
  func binaryBytes(count: Int, text: String) {
    #expect(ValueFormat.binaryBytes.text(count) == text)
    #expect(ValueFormat.binaryBytes.raw(count) == "\(count)")
  }

  @Test("A number stands before its noun") func counts() {
    let tests = ValueFormat<Int>.count("test")
    #expect([0, 1, 2, 1_000].map(tests.text) == ["0 tests", "1 test", "2 tests", "1,000 tests"])
    #expect(tests.raw(1_000) == "1000")
    #expect(ValueFormat<Int>.count("entry", "entries").text(3) == "3 entries")
  }

  @Test(
    "Ages have their largest unit",
    arguments: [
      (0, "just now"), (0.9, "just now"), (1, "1 second ago"), (59.9, "59 seconds ago"),
      (60, "1 minute ago"), (10_800, "3 hours ago"), (86_399, "23 hours ago"),
      (86_400, "1 day ago"), (29 * 86_400, "29 days ago"), (61 * 86_400, "2 months ago"),
      (3e9, "95 years ago"), (-10_800, "in 3 hours"), (-0.5, "just now"),
    ] as [(Double, String)]
  )
  func ages(seconds: Double, text: String) {
    #expect(ValueFormat.age.text(.seconds(seconds)) == text)
  }

  @Test("Ages have the labels of the environment") func agesInWords() {
    var words = Labels()
    words.timeAgo = "vor {time}"
    words.timeUnits[5] = "Stunden"
    let view = Age().environment(\.labels, words)
    #expect(view.rendered(as: .text) == "vor 3 Stunden\n")
    #expect(ValueFormat.age.raw(.seconds(10_800)) == "10800")
  }

  @Test(
    "Numbers have groups of three digits",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
      (.min, "-9,223,372,036,854,775,808"),
    ]
  )
  func numbers(value: Int, text: String) { #expect(ValueFormat.number.text(value) == text) }

  @Test(
    "Numbers with a fraction keep it, or have some digits of it",
    arguments: [
      (0, "0", "0.00"), (1_234.5, "1,234.5", "1,234.50"), (-0.5, "-0.5", "-0.50"),
      (0.005, "0.005", "0.01"), (-0.001, "-0.001", "0.00"), (0.999, "0.999", "1.00"),
      (-1_999.996, "-1,999.996", "-2,000.00"), (-0.0, "0", "0.00"),
      (1e16, "10,000,000,000,000,000", "10,000,000,000,000,000"), (1e19, "1e+19", "1e+19"),
      (.infinity, "inf", "inf"), (.nan, "nan", "nan"), (1e-7, "1e-07", "0.00"),
    ] as [(Double, String, String)]
  )
  func fractions(value: Double, text: String, rounded: String) {
    #expect(ValueFormat.number.text(value) == text)
    #expect(ValueFormat.number(fractionDigits: 2).text(value) == rounded)
    #expect(ValueFormat<Double>.number(fractionDigits: 0).text(2.5) == "3")
  }

  @Test("A value in a literal has a format, too") func interpolations() {
    let size: Int64 = 1_500
    let text = Text("\(12_000, format: .number) files, \(size, format: .bytes)")
    #expect(text.rendered(as: .text) == "12,000 files, 1.5 kB\n")
  }

  @Test("Integers of every type have the same formats") func types() {
    #expect(
      Text(UInt64.max, format: .number).rendered(as: .plain) == "18,446,744,073,709,551,615\n"
    )
    #expect(Text(UInt64.max, format: .bytes).rendered(as: .plain) == "18.4 EB\n")
    #expect(Text(Int8.min, format: .number).rendered(as: .plain) == "-128\n")
  }

  @Test(
    "Only 0 is 0 percent, and only 1 is 100 percent",
    arguments: [
      (0, "0%"), (0.001, "<1%"), (0.018, "2%"), (0.4, "40%"), (0.999, ">99%"), (1, "100%"),
      (-0.031, "-3%"), (12.345, "1,235%"), (.infinity, "inf%"), (.nan, "nan%"),
    ] as [(Double, String)]
  )
  func percents(value: Double, text: String) {
    #expect(ValueFormat.percent.text(value) == text)
    #expect(ValueFormat.percent.raw(value) == "\(value)")
  }

  @Test("A missing value has a placeholder, in facts and in columns") func missing() {
    let sizes: [Int?] = [1_500, nil]
    let view = VStack {
      ForEach(sizes, id: \.self) {
        LabeledContent("Size", value: $0, format: .bytes, placeholder: "–")
        LabeledContent("Count", value: $0, placeholder: "–")
        LabeledContent("Same", value: $0)
      }
      Table(sizes, id: \.self) {
        TableColumn("Size", value: \.self, format: .bytes, placeholder: "–")
      }
    }
    expectSnapshot(of: view.rendered(as: .plain))
  }

  @Test(
    "Durations have their one or two largest units",
    arguments: [
      (.zero, "0 s"), (.microseconds(400), "<1 ms"), (.microseconds(49_900), "50 ms"),
      (.milliseconds(-12), "-12 ms"), (.milliseconds(51), "51 ms"), (.milliseconds(951), "951 ms"),
      (.microseconds(999_600), "1.0 s"), (.milliseconds(1_040), "1.0 s"), (.seconds(5), "5.0 s"),
      (.milliseconds(1_960), "2.0 s"), (.milliseconds(9_940), "9.9 s"),
      (.milliseconds(9_960), "10 s"), (.seconds(45.9), "46 s"), (.seconds(59.96), "1 min"),
      (.seconds(60), "1 min"), (.seconds(119.7), "2 min"), (.seconds(125), "2 min 5 s"),
      (.seconds(3_599.7), "1 h"), (.seconds(12_000), "3 h 20 min"), (.seconds(86_390), "1 d"),
      (.seconds(187_200), "2 d 4 h"), (.seconds(-125), "-2 min 5 s"),
      (.seconds(Int64.max), "106751991167300 d 15 h"),
      (.seconds(Int64.min), "-106751991167300 d 15 h"),
    ] as [(Duration, String)]
  )
  func durations(duration: Duration, text: String) {
    #expect(ValueFormat.duration.text(duration) == text)
  }

  @Test("Numbers have the separators of the environment") func separators() {
    var words = Labels()
    (words.decimalSeparator, words.groupingSeparator) = (",", ".")
    struct Values: View {
      var body: some View {
        Text(1_234_567.5, format: .number)
        Text(1234.5, format: .number(fractionDigits: 2))
        Text(1_234_567, format: .number)
        Text(1_234_567, format: .bytes)
        Text(.seconds(1.4), format: .duration)
        Text(12.345, format: .percent)
        Text(verbatim: "v1.2")
      }
    }
    #expect(
      Values().environment(\.labels, words).rendered(as: .text()) == """
        1.234.567,5
        1.234,50
        1.234.567
        1,2 MB
        1,4 s
        1.235%
        v1.2

        """
    )
  }

  @Test("Facts, columns and texts take the same values, in every format") func views() {
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
        Time: 5.0 s

        2 min 5 s

        """
    )
    #expect(LabeledContent("Count", value: 3).rendered(as: .text(width: 20)) == "Count  3\n")
  }

  @Test("The lines of a label begin below its title") func hangingLabels() {
    let labels = VStack {
      Label("failed with a long text that is wrapped", status: .danger)
      Label("日本 a long title behind a wide symbol", icon: "★★")
    }
    #expect(
      labels.rendered(as: .text(width: 24)) == """
        ✗ failed with a long
          text that is wrapped
        ★★ 日本 a long title
           behind a wide symbol

        """
    )
  }

  @Test("The description of a text is what is read aloud; a label has the symbol of a status")
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
