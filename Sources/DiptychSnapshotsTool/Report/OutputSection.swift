import Diptych
import DiptychSnapshots

/// An output with its test, its difference and its pictures.
struct OutputSection: View {
  let entry: ReportEntry
  let id: String

  var body: some View {
    Section {
      Facts {
        LabeledContent("Test", value: entry.snapshot.test)
        LabeledContent("Change") { ChangeSentence(entry: entry) }
      }
      DecisionCommands(arguments: shellWord(entry.snapshot.path))
      if let difference = entry.difference {
        let lines = UnifiedDifference(difference)
        if !lines.isEmpty {
          DisclosureGroup("Difference", isExpanded: true) {
            UnifiedDifferenceView(difference: lines)
          }
        }
      }
      PicturesView(entry: entry, id: id)
    } header: {
      Heading(level: 2) { Pathname(entry.snapshot.path) }.id(id)
    }
  }
}

/// The change of an output in a sentence.
private struct ChangeSentence: View {
  let entry: ReportEntry

  var body: some View {
    switch (entry.change, entry.reference) {
    case (.new(let lines)?, _):
      Text("There is no reference. The output has \(counted(lines, "line")).")
    case (.changed(let added, let removed)?, _):
      Text("\(counted(added, "line")) added").role(.added) + Text(", ")
        + Text("\(grouped(removed)) removed").role(.removed)
    case (nil, nil):
      Text("There is no reference. The output has \(counted(entry.output.count, "byte")).")
    case (nil, let reference?):
      Text(bytes(reference))
    }
  }

  private func bytes(_ reference: [UInt8]) -> String {
    let sizes =
      "The reference has \(counted(reference.count, "byte")), the output \(grouped(entry.output.count))"
    let common = zip(reference, entry.output).prefix { $0 == $1 }.count
    let isEqual = common == reference.count && common == entry.output.count
    return isEqual
      ? "\(sizes); they are equal."
      : "\(sizes); the first difference is at offset \(grouped(common))."
  }
}
