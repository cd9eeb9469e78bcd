/// A tab of the profile, which shows one list of the information.
enum ProfileTab: String, CaseIterable, Codable, Sendable {
  case announcements, comments, recents

  var title: String {
    switch self {
    case .announcements: "Announcements"
    case .comments: "Comments"
    case .recents: "Recent favorites"
    }
  }

  /// The lines of the list.
  func entries(in information: Information) -> [Information.Entry] {
    switch self {
    case .announcements: information.announcements
    case .comments: information.comments
    case .recents: information.recents
    }
  }
}
