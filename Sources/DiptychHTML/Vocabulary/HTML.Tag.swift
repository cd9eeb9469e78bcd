extension HTML {
  /// The tags of the elements of the HTML Living Standard.
  public enum Tag {}
}
