/// The data of a complete page.
public struct Dashboard: Sendable {
  public let title: String
  public let user: String
  public let count: Int
  public let navigation: [Destination]
  public let cards: [Card]
  public let items: [String]
  public let footer: String

  /// A link in the navigation of the page.
  public struct Destination: Identifiable, Sendable {
    public let title: String
    public let href: String

    public var id: String { href }
  }

  /// A teaser of another page.
  public struct Card: Identifiable, Sendable {
    public let title: String
    public let text: String
    public let href: String

    public var id: String { href }
  }

  /// The data that is measured.
  public static let example = Dashboard(
    title: "Dashboard & Overview",
    user: "Ada <Lovelace>",
    count: 7,
    navigation: [
      Destination(title: "Home", href: "/"),
      Destination(title: "News", href: "/news?page=1&sort=new"),
      Destination(title: "Docs", href: "/docs"),
      Destination(title: "Q&A", href: "/qa"),
      Destination(title: "About", href: "/about"),
    ],
    cards: (1...4).map { number in
      Card(
        title: "Card number \(number)",
        text: "Some body text for card \(number), with <markup> & an ampersand.",
        href: "/cards/\(number)?ref=home&pos=\(number)"
      )
    },
    items: (1...6).map { "List item \($0)" },
    footer: "Copyright 2026 Example & Sons. All rights reserved."
  )
}
