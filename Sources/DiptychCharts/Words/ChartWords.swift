import DiptychViews

/// A chart as text: a sentence, and the table of its data.
struct ChartWords: View {
  let scene: ChartScene

  var body: some View {
    if scene.isRedacted {
      // The titles of the table are part of the text, and they contain the names of the series.
      Text(verbatim: ChartSentence(scene).name)
    } else {
      VStack(spacing: 1) {
        Text(verbatim: ChartSentence(scene).text)
        if scene.hasValues { ChartTable(scene, hasCaption: false) }
        if let note = ChartTable.note(scene) { Text(verbatim: note) }
        ForEach(scene.problems, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
  }
}
