import DiptychViews

extension HTML.Attribute where Tag == HTML.Tag.Meta {
  /// An attribute of a `meta` that opens another page after a delay: `http-equiv="refresh"
  /// content="0; url=/new"`.
  ///
  /// - Parameters:
  ///   - seconds: The delay in seconds. A negative delay counts as 0.
  ///   - url: The URL of the next page, or nil to reload the page.
  /// - Returns: An attribute that writes `http-equiv` and `content`.
  public static func refresh(after seconds: Int, to url: String? = nil) -> Self {
    Self("content", "\(Swift.max(seconds, 0))" + (url.map { ";" + $0 } ?? ""), .refresh)
  }
}
