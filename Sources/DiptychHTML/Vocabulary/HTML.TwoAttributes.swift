public import DiptychViews

extension HTML {
  /// A list of two attributes.
  public typealias _TwoAttributes<Tag: HTMLTag> = _AttributePair<Attribute<Tag>, Attribute<Tag>>
}
