import DiptychViews

extension HTML.Attribute where Tag == HTML.Tag.Meta {
  /// Leaves the page after some seconds: `http-equiv="refresh" content="0; url=/new"`.
  ///
  /// - Parameters:
  ///   - seconds: How long the page stays; less than 0 counts as 0.
  ///   - url: Where to; nil loads the page anew.
  /// - Returns: Both attributes of a `meta` that does so.
  public static func refresh(after seconds: Int, to url: String? = nil) -> Self {
    Self("content", "\(Swift.max(seconds, 0))" + (url.map { ";" + $0 } ?? ""), .refresh)
  }
}
