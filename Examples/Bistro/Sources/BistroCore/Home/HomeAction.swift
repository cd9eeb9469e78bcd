/// The actions of the home screen.
enum HomeAction: Hashable, Sendable {
  /// Loads all sections at once; those in flight go on.
  case load
  /// Loads one section, also again.
  case loadSection(HomeSection)
  case banners(Result<[BannerItem], APIError>)
  case news(Result<[NewsItem], APIError>)
  case topics(Result<[Topic], APIError>)
  case trends(Result<[Trend], APIError>)
  case photos(Result<[Photo], APIError>)
}
