/// The actions of the home screen.
enum HomeAction: Hashable, Sendable {
  /// Loads all sections in parallel, except the sections that are already loading.
  case load
  /// Loads one section, for the first time or again.
  case loadSection(HomeSection)
  case banners(Result<[BannerItem], APIError>)
  case news(Result<[NewsItem], APIError>)
  case topics(Result<[Topic], APIError>)
  case trends(Result<[Trend], APIError>)
  case photos(Result<[Photo], APIError>)
}
