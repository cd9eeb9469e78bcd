import Diptych

/// The articles about trends.
struct TrendsView: View {
  let trends: [Trend]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(trends) { trend in
        VStack {
          Heading(trend.title, level: 3)
          Text(verbatim: trend.introduction)
          DateView(date: trend.date)
        }
      }
    }
  }
}
