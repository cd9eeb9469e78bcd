import DiptychViews

extension HTML.Attribute where Tag == HTML.Tag.Meta {
  /// An attribute of a `meta` that opens another page after some seconds:
  /// `http-equiv="refresh" content="0; url=/new"`.
  ///
  /// - Parameters:
  ///   - seconds: The delay in seconds; less than 0 counts as 0.
  ///   - url: The URL of the next page; nil reloads the page.
  /// - Returns: The attribute that writes both `http-equiv` and `content`.
  public static func refresh(after seconds: Int, to url: String? = nil) -> Self {
    Self("content", "\(Swift.max(seconds, 0))" + (url.map { ";" + $0 } ?? ""), .refresh)
  }
}
