import DiptychSnapshots
import DiptychTerminal

/// The lines that differ between an output and its reference, side by side if the width allows it.
struct DifferenceView: View {
  let difference: Difference

  var body: some View {
    switch difference {
    case .new(let text):
      VStack {
        ForEach(Array(text.enumerated()), id: \.offset) { line in
          Text("+ \(line.element)").role(.added)
        }
      }
    case .changed(let lines):
      ForEach(Array(lines.parts.enumerated()), id: \.offset) { part in
        Table(part.element.rows) {
          TableColumn("Reference, line \(part.element.line)") { row in
            LineView(parts: row.old, sign: "-", role: row.isCommon ? nil : .removed)
          }
          .flexible()
          TableColumn("Output") { row in
            LineView(parts: row.new, sign: "+", role: row.isCommon ? nil : .added)
          }
          .flexible()
        }
      }
    case .uncompared(let removed, let added):
      Text("\(removed) lines of the reference and \(added) of the output differ, too many to show.")
    }
  }
}

/// A line of one text, with its changed words underlined.
private struct LineView: View {
  let parts: [LinePart]?
  let sign: String
  /// The role of a line that is only in one text, or nil for a line that is in both texts.
  let role: Role?

  var body: some View {
    if let parts {
      let words = parts.map { part in
        part.isChanged ? Text(verbatim: part.text).underline() : Text(verbatim: part.text)
      }
      let line = words.reduce(Text(verbatim: role == nil ? "  " : "\(sign) "), +)
      if let role {
        line.role(role)
      } else {
        line
      }
    }
  }
}
