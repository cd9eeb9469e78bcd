public import DiptychViews

extension HTML.Attribute {
  /// The kind of the URL in `src` or `href`: an image or an icon, or anything else.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var resourceKind: _AttributeKind {
    Tag.self == HTML.Tag.Img.self || Tag.self == HTML.Tag.Input.self
      || Tag.self == HTML.Tag.Link.self ? .imageURL : .url
  }
}
