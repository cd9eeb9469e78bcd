public import DiptychViews

extension HTML {
  /// A list of two attributes.
  public typealias TwoAttributes<Tag: HTMLTag> = AttributePair<Attribute<Tag>, Attribute<Tag>>
}
