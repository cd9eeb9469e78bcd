import Diptych

/// The news, with one line for each item.
struct NewsView: View {
  let news: [NewsItem]

  var body: some View {
    Table(news) {
      TableColumn("Date") { item in DateView(date: item.date) }
      TableColumn("News") { item in Text(verbatim: item.title) }
      TableColumn("About") { item in Badge(item.category) }
    }
  }
}
