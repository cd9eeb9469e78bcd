import Diptych
import DiptychCharts
import Testing

@Suite("Series in a theme without hues") struct HuelessThemeTests {
  private let chart = Chart((0..<6).map { ("m\($0 % 3)", "s\($0 / 3)", Double($0 + 1)) }) {
    BarMark(x: .value("k", $0.0), y: .value("v", $0.2)).foregroundStyle(by: .value("s", $0.1))
  }
  .chartHeight(4)

  @Test(
    "A terminal shows symbols instead of colours, on any background",
    arguments: [[], .lightBackground, .darkBackground] as [TextFormat.Options]
  )
  func terminal(ground: TextFormat.Options) {
    let plain = chart.rendered(as: .text(width: 30))
    let attributes = /\u{1B}\[[0-47;]*m/
    for theme in [Theme.monochrome, .plain] {
      let picture = chart.theme(theme)
        .rendered(as: .text(width: 30, color: .trueColor, options: ground))
      #expect(picture.replacing(attributes, with: "") == plain)
    }
    let level = chart.rendered(as: .text(width: 30, color: .monochrome, options: ground))
    #expect(level.replacing(attributes, with: "") == plain)
    let colors = chart.rendered(as: .text(width: 30, color: .trueColor, options: ground))
    #expect(colors.replacing(attributes, with: "") != plain)
  }

  @Test("A page has grays, each with a contrast of 3 to the background") func page() throws {
    let theme = Theme.monochrome
    let properties = theme.page.properties
    #expect(properties.keys.sorted() == (1...8).map { "series-\($0)" })
    for (name, value) in properties {
      let match = try #require(value.wholeMatch(of: /light-dark\(#(\w+), #(\w+)\)/), "\(name)")
      for (gray, ground) in [
        (match.1, theme.color(.background).light), (match.2, theme.color(.background).dark),
      ] {
        #expect(Set([gray.prefix(2), gray.dropFirst(2).prefix(2), gray.dropFirst(4)]).count == 1)
        let color = Color(hex: try #require(UInt32(gray, radix: 16)))
        #expect(color.contrast(with: ground) >= 3, "\(name) \(value)")
      }
    }
  }
}
