/// The image of a plate.
///
/// Its number determines the drawing.
enum PlateImage {
  /// The path of an image in the site.
  static func path(of photo: Int) -> String { "photos/\(photo).svg" }

  /// The image, which shows a plate on a table, with three pieces of food.
  static func svg(of photo: Int) -> String {
    let hue = photo * 47 % 360
    func piece(_ index: Int) -> String {
      let x = 110 + (photo * 13 + index * 37) % 60
      let y = 55 + (photo * 7 + index * 29) % 40
      let radius = 11 + (photo + index * 5) % 12
      let color = "hsl(\((hue + 120 * index + 60) % 360) 60% 55%)"
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(color)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="280" height="150" viewBox="0 0 280 150">
      <rect width="280" height="150" fill="hsl(\(hue) 35% 40%)"/>
      <circle cx="140" cy="75" r="66" fill="#f6f3ec"/>
      <circle cx="140" cy="75" r="50" fill="#fff"/>
      \((0..<3).map(piece).joined(separator: "\n"))
      </svg>

      """
  }
}
