import Diptych

/// A rating of 0 to 5 as stars, and as a number for screen readers.
struct RatingView: View {
  let rating: Double

  var body: some View {
    Text(verbatim: "\(stars) \(tenths / 10).\(tenths % 10)").role(.warning)
  }

  private var tenths: Int { Int((min(max(rating, 0), 5) * 10).rounded()) }

  private var stars: String {
    let full = Int(rating.rounded())
    return String(repeating: "★", count: full) + String(repeating: "☆", count: 5 - full)
  }
}
