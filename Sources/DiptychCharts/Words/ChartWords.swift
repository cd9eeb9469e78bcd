import DiptychViews

/// A chart in words: a sentence, and the table of its data.
struct ChartWords: View {
  let scene: ChartScene

  var body: some View {
    if scene.isRedacted {
      // The titles of a table are readable, and names of series are among them.
      Text(verbatim: ChartSentence(scene).name)
    } else {
      VStack(spacing: 1) {
        Text(verbatim: ChartSentence(scene).text)
        if scene.hasValues { ChartTable(scene, hasCaption: false) }
        if let note = ChartTable.note(scene) { Text(verbatim: note) }
        ForEach(scene.problems, id: \.self) { Text(verbatim: $0.sentence(scene.words)) }
      }
    }
  }
}
