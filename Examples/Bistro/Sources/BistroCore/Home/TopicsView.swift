import Diptych

/// The featured topics with their ratings.
struct TopicsView: View {
  let topics: [Topic]

  var body: some View {
    CardGrid {
      ForEach(topics) { topic in
        Card {
          Plate(photo: topic.photo)
          Text(verbatim: topic.caption)
          Paragraph {
            RatingView(rating: topic.rating)
            Text("  ")
            DateView(date: topic.date)
          }
        } title: {
          Text(verbatim: topic.title).bold()
        }
      }
    }
  }
}
